"""Kills batches and their workers, and runs many files: the results are always the same.

    python scripts/prove.py batches [FOLDER] [--kills 10] [--workers 5] [--every 6]
    python scripts/prove.py batches [FOLDER] --files 2000 [--scheduler local]

Without `--files`: part of the recordings is verified by one process, undisturbed. Then a batch of
two is killed while it runs, so many times, and goes on each time; and another one whose workers are
killed, by processes and, where the extra is installed, on a cluster. With `--files`: the recordings
under other names, shuffled, so many files, told apart by name; by processes and by a cluster of two
workers. The exit code is 1 if two files of results differ, a result is lost or made twice, or a
worker held more memory than it may.
"""

from __future__ import annotations

import argparse
import os
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import closing
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import NamedTuple

from hsreplay_sim.app.batch import recordings_in
from hsreplay_sim.app.batches.cluster import LOCAL
from hsreplay_sim.app.batches.tasks import MEMORY_MB
from hsreplay_sim.app.results.dump import dump
from hsreplay_sim.app.results.store import read, rows_of
from hsreplay_sim.base.errors import InputError
from places import ROOT, SHARED

JOBS = 2
PAUSE_S = 0.005
WORKER = "hsreplay_sim.app.batches.worker"
DASK_WORKER = "multiprocessing.spawn"
"""What stands in the command line of each kind of worker."""


class Ran(NamedTuple):
    """One whole batch, with all its runs."""

    name: str
    dump: str
    kills: int = 0
    seconds: float = 0.0
    cpu: float = 0.0
    """Seconds of all its processes."""
    peak: int = 0
    """The most memory that any of them held, in MB."""
    harm: str = ""

    def text(self, files: int) -> str:
        """A line for people."""
        parts = [f"{self.name}: {files} files"]
        if self.kills:
            parts.append(f"{self.kills} kills")
        if self.seconds:
            parts.append(f"{files / self.seconds:.1f} a second")
            parts.append(f"{files / self.cpu:.1f} a second of CPU")
            parts.append(f"no process above {self.peak} MB")
        return ", ".join(parts) + (f" — {self.harm}" if self.harm else "")


def start(folder: Path, target: Path, *more: str) -> subprocess.Popen[str]:
    """A batch in a process of its own."""
    path = os.pathsep.join([str(ROOT), str(ROOT / "cli")])
    command = ["batch", "run", str(folder), "--to", str(target), "--no-progress", *more]
    return subprocess.Popen(
        [sys.executable, "-m", "hsreplay_sim", *command],
        stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
        env={**os.environ, "PYTHONPATH": path},
    )  # fmt: skip


def kept(target: Path) -> int:
    """How many contents have a result."""
    try:
        with closing(read(str(target))) as db:
            count: int = rows_of(db, "SELECT count(*) FROM contents")[0][0]
            return count
    except InputError:
        return 0


def dumped(target: Path) -> str:
    """The canonical text of all results."""
    return "".join(dump(str(target)))


def undisturbed(folder: Path, target: Path, name: str, *more: str) -> Ran:
    """A batch that nothing happens to."""
    began = time.monotonic()
    process = start(folder, target, *more)
    process.stdout.read()  # type: ignore[union-attr]
    _, process.returncode, used = os.wait4(process.pid, 0)
    cpu, peak = used.ru_utime + used.ru_stime, used.ru_maxrss >> 10
    return Ran(name, dumped(target), 0, time.monotonic() - began, cpu, peak)


def killed(folder: Path, target: Path, times: int, files: int, random: Random) -> Ran:
    """A batch that is killed so many times, each time when some more results are there."""
    harm, kills, known = "", 0, 0
    for number in range(times):
        process = start(folder, target, "--jobs", str(JOBS))
        wanted = files * (number + 1) // (times + 1)
        wait(lambda: kept(target) >= wanted or process.poll() is not None)  # noqa: B023
        time.sleep(random.random() * 0.3)
        process.send_signal(signal.SIGKILL)
        kills += process.wait() == -signal.SIGKILL
        process.communicate()
        now = kept(target)
        if now < known:
            harm = f"{known - now} results are lost"
        known = now
    said = start(folder, target, "--jobs", str(JOBS)).communicate()[0]
    found = re.search(r"(\d+) verified now, (\d+) known", said)
    if found is None or (int(found[1]), int(found[2])) != (files - known, known):
        harm = harm or f"the last run did not do what was missing: {said!r}"
    return Ran(f"a batch of {JOBS} processes that is killed", dumped(target), kills, harm=harm)


def without_workers(
    folder: Path, target: Path, times: int, files: int, random: Random, scheduler: str = ""
) -> Ran:
    """A batch whose workers are killed, so many of them, all along."""
    more = ("--scheduler", scheduler) if scheduler else ()
    process = start(folder, target, "--jobs", str(JOBS), *more)
    kind = DASK_WORKER if scheduler else WORKER
    kills = 0
    for number in range(times):
        wanted = files * (number + 1) // (times + 1)
        wait(lambda: kept(target) >= wanted or process.poll() is not None)  # noqa: B023
        time.sleep(random.random() * 0.3)
        wait(lambda: bool(descendants(process.pid, kind)) or process.poll() is not None)
        for pid in random.sample(found := descendants(process.pid, kind), min(1, len(found))):
            os.kill(pid, signal.SIGKILL)
            kills += 1
    process.communicate()
    name = "a cluster" if scheduler else "processes"
    return Ran(f"{name} of {JOBS} whose workers are killed", dumped(target), kills)


def descendants(pid: int, words: str) -> list[int]:
    """The processes below one whose command line has these words, by /proc."""
    below, waiting = [], [pid]
    while waiting:
        for path in Path(f"/proc/{waiting.pop()}/task").glob("*/children"):
            try:
                children = [int(each) for each in path.read_text().split()]
            except OSError:
                continue
            waiting += children
            below += [each for each in children if words in _command_of(each)]
    return below


def _command_of(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes().replace(b"\0", b" ").decode()
    except OSError:
        return ""


def wait(done: Callable[[], bool]) -> None:
    """Until it is."""
    while not done():
        time.sleep(PAUSE_S)


def spread(recordings: Sequence[Path], folder: Path, files: int, random: Random) -> None:
    """So many files: the recordings under other names, in another order."""
    folder.mkdir()
    names = [f"{number:06}.recording" for number in range(files)]
    random.shuffle(names)
    for number, name in enumerate(names):
        (folder / name).symlink_to(recordings[number % len(recordings)])


def memory(target: Path) -> float:
    """The most that a worker held, in MB."""
    with closing(read(str(target))) as db:
        most: float = rows_of(db, "SELECT max(memory_mb) FROM contents")[0][0]
        return most


def many(recordings: Sequence[Path], files: int, there: Path, random: Random) -> list[Ran]:
    """So many files by processes, and by a cluster if there is one."""
    logs = there / "logs"
    spread(recordings, logs, files, random)
    ways = {"processes": ("--jobs", str(JOBS), "--by-name")}
    if find_spec("distributed") is not None:
        ways["a cluster"] = (*ways["processes"], "--scheduler", LOCAL)
    found = []
    for name, more in ways.items():
        target = there / f"{name}.sqlite"
        ran = undisturbed(logs, target, f"{name} of {JOBS}", *more)
        most = memory(target)
        harm = f"a worker held {most:g} MB" if max(most, ran.peak) > MEMORY_MB else ""
        found.append(ran._replace(name=f"{ran.name}, at most {most:g} MB a worker", harm=harm))
    return found


def disturbed(
    recordings: Sequence[Path], kills: int, workers: int, there: Path, random: Random
) -> list[Ran]:
    """The same files by one process and by batches that are killed."""
    logs, files = there / "logs", len(recordings)
    spread(recordings, logs, files, random)
    found = [undisturbed(logs, there / "one", "one process, undisturbed", "--jobs", "1")]
    if kills:
        found.append(killed(logs, there / "killed", kills, files, random))
    if workers:
        found.append(without_workers(logs, there / "workers", workers, files, random))
        if find_spec("distributed") is not None:
            target = there / "cluster"
            found.append(without_workers(logs, target, workers, files, random, LOCAL))
    return found


def main(argv: Sequence[str]) -> int:
    """Run the command line."""
    parser = argparse.ArgumentParser(description="Kill batches and their workers.")
    parser.add_argument("folder", nargs="?", type=Path, default=SHARED / "corpus" / "powerlog")
    parser.add_argument("--kills", type=int, default=10)
    parser.add_argument("--workers", type=int, default=5)
    parser.add_argument("--every", type=int, default=6, help="every how many-th recording")
    parser.add_argument("--files", type=int, default=0, help="run so many files instead")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(argv)
    recordings = recordings_in([options.folder])
    random = Random(options.seed)
    with tempfile.TemporaryDirectory() as name:
        there = Path(name)
        if options.files:
            files = options.files
            found = many(recordings, files, there, random)
        else:
            part = recordings[:: options.every]
            files = len(part)
            found = disturbed(part, options.kills, options.workers, there, random)
    for ran in found:
        if ran.dump != found[0].dump:
            ran = ran._replace(harm=ran.harm or "other results")  # noqa: PLW2901
        print(ran.text(files))
    harm = any(ran.harm or ran.dump != found[0].dump for ran in found)
    print("the results differ" if harm else f"the results are the same, {len(found[0].dump)} bytes")
    return int(harm)
