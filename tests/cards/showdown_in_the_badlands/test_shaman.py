"""Showdown in the Badlands: Shaman; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import ARMOR
from table import YETI, table


def test_a_needlerock_totem_gives_armor_and_a_card() -> None:
    t = table("HERO_02", build=217964)
    t.minion("DEEP_008")
    t.deck(YETI, YETI)
    t.end_turn()
    assert (t.hero(1).get(ARMOR), t.cards()) == (2, [YETI])
    t.deck(YETI, side=2)
    t.end_turn()
    assert (t.hero(1).get(ARMOR), t.hero(2).get(ARMOR)) == (2, 0)
