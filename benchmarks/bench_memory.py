"""What one very long game takes of memory: to read, verify and convert it, against its log.

    python benchmarks/bench_memory.py [--moves 8000]

The engine plays a game that does not end, between heroes that nothing can kill, and writes it as a
log of 4 kB for each move. Each way of using the log runs in a process of its own, and must first
give the right result: all games read, every action verified, every packet converted. Exits 1 when
the peak of one is over its budget (Linux): so much, and so much for each byte of the log.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
from collections.abc import Callable
from itertools import islice
from pathlib import Path

from hsreplay_sim.app.api import load, verify
from hsreplay_sim.app.outputs.convert import convert
from hsreplay_sim.base.tags import ARMOR
from hsreplay_sim.engine.moves import turn
from hsreplay_sim.formats.powerlog.write import write_lines
from hsreplay_sim.play.selfplay import moves, new_engine
from hsreplay_sim.recorder.record import record

MEMORY_FIXED, MEMORY_PER_BYTE = 60 << 20, 3
BUILD = 54613
_STATUS = Path("/proc/self/status")


def main() -> int:
    """Weigh every way; 0 when the budget is kept."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--moves", type=int, default=8000)
    parser.add_argument("--way", help=argparse.SUPPRESS)
    parser.add_argument("--log", type=Path, help=argparse.SUPPRESS)
    options = parser.parse_args()
    turn.TURNS_MAX = 10**9  # the rules end a game with its 89th turn
    if options.way:
        WAYS[options.way](options.log, options.moves)
        print(_peak())
        return 0
    with tempfile.TemporaryDirectory() as folder:
        return _weigh(Path(folder) / "long.log", options.moves)


def _weigh(log: Path, count: int) -> int:
    over = 0
    for way in WAYS:
        peak = int(_in_a_child(way, log, count))
        if way == "write":
            continue
        size = log.stat().st_size
        over += peak > MEMORY_FIXED + MEMORY_PER_BYTE * size
        print(
            f"{way:<8} {size / 2**20:6.1f} MB of log   peak {peak >> 20:4} MB of"
            f" {(MEMORY_FIXED + MEMORY_PER_BYTE * size) >> 20} MB"
            f" = {(peak - MEMORY_FIXED) / size:5.2f} for each byte, of {MEMORY_PER_BYTE}"
        )
    print("memory", "OVER" if over else "ok")
    return int(over > 0)


def _in_a_child(way: str, log: Path, count: int) -> str:
    command = [sys.executable, __file__, "--way", way, "--log", str(log), "--moves", str(count)]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def _write(log: Path, count: int) -> None:
    engine, oracle = new_engine(1, BUILD)
    for player_id in (1, 2):
        hero = engine.hero[player_id]
        assert hero is not None
        hero.tags[ARMOR] = 10**9
    assert sum(1 for _ in islice(moves(engine, oracle, count), count)) == count
    with log.open("w", encoding="utf-8") as file:
        file.writelines(write_lines(record(engine, (1,))))


def _read(log: Path, _: int) -> None:
    (game,) = load(log)
    assert not game.problems, game.problems[:3]


def _verify(log: Path, count: int) -> None:
    """The armour came from nowhere, which two actions tell."""
    (report,) = verify(log)
    actions = report.tally.actions
    assert actions.verified + 2 >= actions.total > count, actions


def _convert(log: Path, _: int) -> None:
    target = log.with_suffix(".hsreplay.xml")
    assert convert(log, target).games == 1
    target.unlink()


WAYS: dict[str, Callable[[Path, int], None]] = {
    "write": _write, "read": _read, "verify": _verify, "convert": _convert,
}  # fmt: skip


def _peak() -> int:
    """Of this program alone: ru_maxrss would count what its parent had before it was started."""
    (line,) = [each for each in _STATUS.read_text().splitlines() if each.startswith("VmHWM")]
    return int(line.split()[1]) << 10


if __name__ == "__main__":
    sys.exit(main())
