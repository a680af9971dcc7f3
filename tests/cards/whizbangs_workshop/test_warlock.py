"""Whizbang's Workshop: Warlock; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import COST, DAMAGE
from table import YETI, table


def test_table_flip_gets_cheaper_with_the_hand() -> None:
    t = table("HERO_07", build=217964)
    flip = t.hand("TOY_883")
    assert flip.get(COST) == 10
    t.hand(YETI)
    t.hand(YETI, side=2)
    t.hand(YETI)
    assert flip.get(COST) == 8
    mine, theirs, other = t.minion(), t.minion(side=2), t.minion(side=2)
    t.play(flip)
    assert [e.get(DAMAGE) for e in (mine, theirs, other, t.hero(2))] == [0, 3, 3, 0]
