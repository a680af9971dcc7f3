"""Kills runs that write, at random moments, and looks at what they leave behind.

    python scripts/prove.py kills [--times 100] [--seed 1]

A run that is killed leaves the old file or the new one, never a part of it, and the same command
run again does what it would have done: nothing blocks it, and no draft stays. Half of the kills
come as soon as a draft is there. The exit code is 1 if one of them does harm.
"""

from __future__ import annotations

import argparse
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple

from hsreplay_sim.app.demo import demo_files
from places import ROOT

OLD = b"what was there before"
SECONDS_MAX = 60.0
_POLL_S = 0.001


class Job(NamedTuple):
    """A command that writes; `{}` stands for the folder it may write to."""

    name: str
    command: tuple[str, ...]
    targets: tuple[str, ...]
    replaces: bool = True
    """It replaces files that are there; otherwise it refuses to."""


JOBS = (
    Job("convert", ("convert", "{}/in.log", "{}/out.xml"), ("out.xml",)),
    Job("verify", ("verify", "--output", "json", "-o", "{}/out.json", "{}/in.log"), ("out.json",)),
    Job("split", ("split", "{}/two.log", "{}/parts"), ("parts/two-1.log", "parts/two-2.log"),
        replaces=False),
)  # fmt: skip


class Found(NamedTuple):
    """What a kill left: whether it came in time, and what is wrong with what it left."""

    job: str
    killed: bool
    harm: str = ""
    drafts: int = 0


def try_kill(job: Job, random: Random, seconds: float, expected: dict[str, bytes]) -> Found:
    """Kill the job once, then let it run again."""
    with tempfile.TemporaryDirectory() as name:
        folder = furnished(Path(name))
        old = job.replaces and random.random() < 0.5
        if old:
            for target in job.targets:
                (folder / target).write_bytes(OLD)
        process = start(job, folder)
        if random.random() < 0.5:
            _wait(lambda: bool(drafts(folder)) or process.poll() is not None)
            time.sleep(random.random() * 0.02)
        else:
            time.sleep(random.random() * seconds)
        process.send_signal(signal.SIGKILL)
        killed = process.wait() == -signal.SIGKILL
        left = len(drafts(folder))
        harm = _half_written(job, folder, expected, OLD if old else None)
        code = start(job, folder).wait()
        if not harm and (code not in (0, 1) or written(job, folder) != expected):
            harm = f"the next run ends with {code}"
        if not harm and drafts(folder):
            harm = f"{len(drafts(folder))} drafts are never cleared"
        return Found(job.name, killed, harm, left)


def _half_written(job: Job, folder: Path, expected: dict[str, bytes], old: bytes | None) -> str:
    for target, data in written(job, folder).items():
        if data not in (expected[target], old):
            return f"{target} holds {len(data)} of {len(expected[target])} bytes"
    return ""


def furnished(folder: Path) -> Path:
    """The folder with what the jobs read."""
    data = Path(demo_files()[0]).read_bytes()
    (folder / "in.log").write_bytes(data)
    (folder / "two.log").write_bytes(data + data)
    return folder


def start(job: Job, folder: Path) -> subprocess.Popen[bytes]:
    """Start the job; it says nothing."""
    command = [word.replace("{}", str(folder)) for word in job.command]
    path = os.pathsep.join([str(ROOT), str(ROOT / "cli")])
    return subprocess.Popen(
        [sys.executable, "-m", "hsreplay_sim", *command],
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        env={**os.environ, "PYTHONPATH": path},
    )  # fmt: skip


def written(job: Job, folder: Path) -> dict[str, bytes]:
    """The targets that are there; a report names its inputs, which lie elsewhere each time."""
    found = {target: folder / target for target in job.targets}
    return {
        target: path.read_bytes().replace(str(folder).encode(), b"FOLDER")
        for target, path in found.items()
        if path.exists()
    }


def drafts(folder: Path) -> list[Path]:
    """Files that runs have begun and not finished."""
    return list(folder.rglob(".*.tmp"))


def _wait(done: Callable[[], bool]) -> None:
    end = time.monotonic() + SECONDS_MAX
    while not done() and time.monotonic() < end:
        time.sleep(_POLL_S)


def undisturbed(job: Job) -> tuple[float, dict[str, bytes]]:
    """How long the job takes, and what it writes."""
    with tempfile.TemporaryDirectory() as name:
        folder = furnished(Path(name))
        started = time.monotonic()
        code = start(job, folder).wait()
        assert code in (0, 1), f"{job.name} ends with {code}"
        return time.monotonic() - started, written(job, folder)


def kill(times: int, seed: int) -> list[Found]:
    """So many kills, the jobs in turns."""
    random = Random(seed)
    known = {job: undisturbed(job) for job in JOBS[:times]}
    jobs = [JOBS[number % len(JOBS)] for number in range(times)]
    return [try_kill(job, random, *known[job]) for job in jobs]


def main(argv: Sequence[str]) -> int:
    """Run the command line."""
    parser = argparse.ArgumentParser(description="Kill runs that write.")
    parser.add_argument("--times", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(argv)
    found = kill(options.times, options.seed)
    harm = [each for each in found if each.harm]
    in_time = sum(each.killed for each in found)
    left = sum(bool(each.drafts) for each in found)
    print(f"seed {options.seed}: {len(found)} kills, {in_time} of them in time; "
          f"{left} left drafts, all cleared by the next run; {len(harm)} did harm")  # fmt: skip
    for (job, what), count in Counter((each.job, each.harm) for each in harm).items():
        print(f"{count:>6} {job}: {what}")
    return int(bool(harm))
