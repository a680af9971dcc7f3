"""The Great Dark Beyond: neutral; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import COST
from table import table


def test_an_eredar_brute_gets_cheaper_with_enemies() -> None:
    t = table(build=217964)
    brute = t.hand("GDB_320")
    t.minion()
    assert brute.get(COST) == 7
    t.minion(side=2)
    t.minion(side=2)
    t.play("GAME_005")
    assert brute.get(COST) == 5
