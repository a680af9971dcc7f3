"""The ways through the program that an input is sent, and what must not come out of them."""

from __future__ import annotations

import io
import shutil
import sys
import tempfile
import traceback
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from unittest.mock import patch

import hsreplay_sim as hs
from hsreplay_sim.base.errors import ExitCode, HsReplayError
from hsreplay_sim.replay.recording import Recording
from hsreplay_sim.report.model import GameReport
from hsreplay_sim_cli import main as command_line

PACKAGE = Path(hs.__file__).parent
DOCUMENTED = frozenset(code for code in ExitCode if code != ExitCode.INTERNAL)
TARGETS = ("power.log", "hsreplay-xml", "hearthbreaker-complete", "hearthbreaker-compact",
           "snapshot", "hearthbreaker-state", "packets", "text")  # fmt: skip
WRITTEN_ONLY = ("hearthbreaker-state", "text")
OURS = "X901"
"""The code of a fault of ours in a report."""


@dataclass(frozen=True, slots=True)
class Leak:
    """What should never come out: `kind` is the exception, `place` where it arose."""

    way: str
    kind: str
    place: str
    message: str = ""


Way = Callable[[bytes, Random], Iterator[Leak]]


def load(data: bytes, random: Random) -> Iterator[Leak]:
    """Read every game, and ask it what it holds."""
    try:
        for game in hs.load(data):
            repr(game)
            if isinstance(game, Recording):
                steps = len(game.actions)
                game.board(random.randrange(steps + 1))
    except HsReplayError as error:
        yield from _internal("load", error)
    except Exception as error:
        yield _leak("load", error)


def verify(data: bytes, random: Random) -> Iterator[Leak]:
    """Verify every game."""
    try:
        for report in hs.verify(data):
            yield from _reported("verify", report)
    except HsReplayError as error:
        yield from _internal("verify", error)
    except Exception as error:
        yield _leak("verify", error)


def _reported(way: str, report: GameReport) -> Iterator[Leak]:
    """Faults of ours that a report tells of."""
    if report.error is not None and report.error.code == OURS:
        yield Leak(way, OURS, report.error.message[-80:])
    for each in report.divergences:
        if each.code == OURS:
            yield Leak(way, f"{OURS} in an action", str(each.message)[:120])


def convert(data: bytes, random: Random) -> Iterator[Leak]:
    """Convert to one of the formats; what is written can be read."""
    target = random.choice(TARGETS)
    way = f"convert to {target}"
    written = folder() / "written"
    try:
        report = hs.convert(data, written, to=target)
        if target in WRITTEN_ONLY:
            return
        games = list(hs.load(written.read_bytes()))
        if len(games) != report.games:
            yield Leak(way, "written games are not read", f"{report.games} are {len(games)}")
    except HsReplayError as error:
        yield from _internal(way, error)
        if error.at is not None and error.at.path.startswith("<"):
            return
    except Exception as error:
        yield _leak(way, error)


COMMANDS = (
    ("verify", "{}"), ("verify", "--output", "json", "{}"), ("verify", "-v", "--clusters", "{}"),
    ("verify", "--output", "concise", "{}"), ("verify", "--output", "jsonl", "--strict", "{}"),
    ("verify", "{}:2"), ("verify", "-o", "{out}", "{}"), ("info", "{}"),
    ("info", "--output", "json", "--strict", "{}"), ("show", "{}@2"), ("show", "{}:1@5"),
    ("show", "{}@99"), ("convert", "--to", "snapshot", "{}@3", "-"),
    ("convert", "--to", "compact", "--strict", "{}", "-"), ("convert", "--to", "xml", "{}:1", "-"),
    ("convert", "--to", "log", "{}", "{out}"), ("split", "{}", "{folder}"),
    ("verify", "--snapshots", "{}", "{}"), ("doctor", "{}"), ("anonymize", "{}", "{out}"),
    ("anonymize", "--times", "{}", "-"), ("convert", "{}", "{folder}/", "--to", "json"),
    ("convert", "{}", "{}", "{folder}", "--to", "text"), ("convert", "--to", "json", "{}", "-"),
    ("verify", "{around}"), ("verify", "{}", "{}"), ("show", "{}/Logs/modern.log@2"),
)  # fmt: skip


def cli(data: bytes, random: Random) -> Iterator[Leak]:
    """One command on a file: a documented exit code, and no traceback."""
    source = folder() / "input"
    source.write_bytes(data)
    words = {
        "": str(source),
        "around": str(folder()),
        "out": str(folder() / "out"),
        "folder": str(folder() / "parts"),
    }
    asked = [word.replace("{}", words[""]).format(**words) for word in random.choice(COMMANDS)]
    way = " ".join(["cli", *(word for word in asked if not word.startswith("/"))])
    code, said = run_command(asked)
    if "-o" in asked and Path(words["out"]).is_file():
        said += Path(words["out"]).read_text("utf-8", "replace")
    shutil.rmtree(words["folder"], ignore_errors=True)
    shutil.rmtree(words["out"], ignore_errors=True)  # a folder, for the files of an archive
    Path(words["out"]).unlink(missing_ok=True)
    if code not in DOCUMENTED or "Traceback" in said or "This is a bug" in said or OURS in said:
        lines = [line for line in said.splitlines() if "internal error" in line or OURS in line]
        yield Leak(way.split(" ")[1], f"exit {code}", (lines or [said[-200:]])[0][:200])


def run_command(asked: list[str]) -> tuple[int, str]:
    """The exit code of a command line, and all that it printed."""
    out, err = (io.TextIOWrapper(io.BytesIO(), encoding="utf-8") for _ in range(2))
    with patch.object(sys, "stdout", out), patch.object(sys, "stderr", err):
        code = command_line.run(asked)
        out.flush()
        err.flush()
    said = b"".join(stream.detach().getvalue() for stream in (out, err))
    return code, said.decode("utf-8", "replace")


WAYS: dict[str, Way] = {"load": load, "verify": verify, "convert": convert, "cli": cli}


def _internal(way: str, error: HsReplayError) -> Iterator[Leak]:
    """An error of the project that calls itself a bug."""
    if error.exit_code == ExitCode.INTERNAL:
        yield _leak(way, error)


def _leak(way: str, error: Exception) -> Leak:
    frames = traceback.extract_tb(error.__traceback__)
    ours = [frame for frame in frames if Path(frame.filename).is_relative_to(PACKAGE)]
    place = ""
    if ours:
        name = Path(ours[-1].filename).relative_to(PACKAGE).as_posix()
        place = f"{name}:{ours[-1].lineno} {ours[-1].name}"
    return Leak(way, type(error).__name__, place, " ".join(str(error).split())[:120])


_FOLDERS: list[tempfile.TemporaryDirectory[str]] = []


def folder() -> Path:
    """A folder of this process, in memory where the system has such a place."""
    if not _FOLDERS:
        memory = Path("/dev/shm")
        _FOLDERS.append(tempfile.TemporaryDirectory(dir=memory if memory.is_dir() else None))
    return Path(_FOLDERS[0].name)
