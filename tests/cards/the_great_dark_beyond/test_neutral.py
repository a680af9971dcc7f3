"""The Great Dark Beyond: neutral; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import COST
from table import YETI, table


def test_an_eredar_brute_gets_cheaper_with_enemies() -> None:
    t = table(build=217964)
    brute = t.hand("GDB_320")
    t.minion()
    assert brute.get(COST) == 7
    t.minion(side=2)
    t.minion(side=2)
    t.play("GAME_005")
    assert brute.get(COST) == 5


def test_the_ceaseless_expanse_gets_cheaper_with_all_that_happens() -> None:
    t = table(build=217964)
    expanse = t.hand("GDB_142")
    t.deck(YETI)
    t.deck(YETI, side=2)
    assert expanse.get(COST) == 100
    t.play("BT_035")
    assert expanse.get(COST) == 98
    yeti, other = t.play(YETI), t.minion(side=2)
    assert expanse.get(COST) == 97
    t.kill(yeti, other)
    t.play("GAME_005")
    assert expanse.get(COST) == 94


def test_the_ceaseless_expanse_destroys_all_others() -> None:
    t = table(build=217964, mana=100)
    t.minion()
    t.minion(side=2)
    t.play("GDB_142")
    assert (t.row(1), t.row(2)) == (["GDB_142"], [])
