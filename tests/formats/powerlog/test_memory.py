"""What reading a log takes of memory."""

from __future__ import annotations

import gc
import tracemalloc
from pathlib import Path
from random import Random

from hsreplay_sim.app.demo import demo_files
from hsreplay_sim.formats.powerlog.read import read_powerlog

CALL = "GameState.DebugPrintPower() - "


def long_log(changes: int) -> bytes:
    """A game of as many changes, each with a time stamp of its own."""
    head = Path(demo_files()[0]).read_text(encoding="utf-8")
    random = Random(1)
    lines = [
        f"D 12:{n // 6000 % 60:02}:{n // 100 % 60:02}.{n:07} {CALL}TAG_CHANGE Entity="
        f"{random.randrange(4, 60)} tag={random.choice(('DAMAGE', 'ATK', 'COST'))}"
        f" value={random.randrange(1000)} \n"
        for n in range(changes)
    ]
    return (head + "".join(lines)).encode()


def test_a_long_game_takes_less_than_three_times_its_log() -> None:
    data = long_log(12_000)
    list(read_powerlog(long_log(0)))  # what is made once does not count
    tracemalloc.start()
    try:
        (game,) = read_powerlog(data)
        _, peak = tracemalloc.get_traced_memory()
        gc.collect()
        held, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert len(game.packets) > 12_000
    assert peak < 3.0 * len(data)
    assert held < 2.0 * len(data)
