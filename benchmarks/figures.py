"""What a benchmark hands over, and how all of them measure: CPU time, in turns, the best run.

A figure is a cost: less is better. It is a ratio to something timed in the same process (hslog's
parser, a loop of plain Python), so that it means the same on another machine and another day; a
process is held against a process that was run in turns with it.
"""

from __future__ import annotations

import gc
import lzma
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LOGS = ROOT / "fixtures" / "speed"
"""Logs that `benchmarks/games.py` has made, packed: those of the fixed set that is always there."""
STEPS = 50_000
_STATUS = Path("/proc/self/status")


@dataclass(frozen=True, slots=True)
class Figure:
    """One figure of the table."""

    name: str
    value: float
    unit: str
    beside: str = ""
    """The same in units that people know, as it was here: for reading, held against nothing."""


@dataclass(slots=True)
class Measured:
    """What a benchmark found: how much, and of what; the results were right, or it raised."""

    figures: list[Figure] = field(default_factory=list)
    results: dict[str, str] = field(default_factory=dict)
    """What was computed while it was timed: it has to be the same whenever it is timed again."""
    notes: list[str] = field(default_factory=list)

    def add(self, name: str, value: float, unit: str, beside: str = "") -> None:
        """Enter a figure."""
        self.figures.append(Figure(name, value, unit, beside))


def once(action: Callable[[], object]) -> float:
    """CPU seconds of one run, without what earlier runs left to collect."""
    gc.collect()
    begin = time.process_time()
    action()
    return time.process_time() - begin


def in_turns(actions: Sequence[Callable[[], object]], runs: int) -> list[float]:
    """The best CPU seconds of each action; one run of each, then the next of each."""
    best = [float("inf")] * len(actions)
    for _ in range(runs):
        for at, action in enumerate(actions):
            best[at] = min(best[at], once(action))
    return best


def yardstick() -> None:
    """`STEPS` steps of work like the engine's: reads, compares, tuples, appends."""
    tags, out = {number: number for number in range(64)}, []
    for number in range(STEPS):
        old = tags.get(number & 127, 0)
        if old != number:
            out.append((0, number, 1, old))


def steps(seconds: float, yard: float) -> float:
    """Time in steps of the yardstick, of which `yard` is the time of a whole run."""
    return seconds / yard * STEPS


def spread(ratios: Iterable[float]) -> tuple[float, float, float]:
    """Median, ninetieth percentile and worst."""
    found = sorted(ratios)
    middle = (found[(len(found) - 1) // 2] + found[len(found) // 2]) / 2
    return middle, found[int(0.9 * (len(found) - 1))], found[-1]


# --- logs ----------------------------------------------------------------------------------------


@contextmanager
def unpacked(name: str, folder: Path) -> Iterator[Path]:
    """A log of the fixed set, unpacked into a folder for as long as it is wanted."""
    path = folder / name
    path.write_bytes(lzma.decompress((LOGS / f"{name}.xz").read_bytes()))
    yield path
    path.unlink()


# --- other processes -----------------------------------------------------------------------------


def peak() -> int:
    """The most bytes this program has held: ru_maxrss would count what its parent had before it."""
    (line,) = [each for each in _STATUS.read_text().splitlines() if each.startswith("VmHWM")]
    return int(line.split()[1]) << 10


def can_weigh() -> bool:
    """Whether this system tells what a process holds."""
    return _STATUS.exists()


def ran(command: Sequence[str]) -> str:
    """What another Python prints; this checkout is on its path.

    Raises:
        CalledProcessError: it fails.
    """
    command = [sys.executable, *command]
    done = subprocess.run(
        command, cwd=ROOT, env=_environment(), check=True, stdout=subprocess.PIPE, text=True
    )
    return done.stdout


def cost_of(command: Sequence[str], code: int = 0) -> tuple[float, float]:
    """CPU and wall seconds of another Python; its exit code has to be this one."""
    begin = time.perf_counter()
    process = subprocess.Popen(
        [sys.executable, *command], cwd=ROOT, env=_environment(),
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
    )  # fmt: skip
    _, status, usage = os.wait4(process.pid, 0)
    wall = time.perf_counter() - begin
    process.returncode = os.waitstatus_to_exitcode(status)
    assert process.returncode == code, (command, process.returncode)
    return usage.ru_utime + usage.ru_stime, wall


def _environment() -> dict[str, str]:
    """As users have it: with the bytecode of an earlier run, and no package of a parent's path."""
    left_out = ("PYTHONDONTWRITEBYTECODE", "PYTHONPATH", "PYTHONHASHSEED")
    kept = {name: value for name, value in os.environ.items() if name not in left_out}
    return kept | {"PYTHONPATH": os.pathsep.join((str(ROOT), str(ROOT / "cli")))}
