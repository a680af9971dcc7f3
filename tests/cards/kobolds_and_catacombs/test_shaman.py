"""Kobolds & Catacombs: Shaman; each card played."""

from __future__ import annotations

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import GHOSTLY, OVERLOAD_OWED
from table import YETI, table


def test_crushing_hand_hits_hard() -> None:
    t = table("HERO_02")
    ogre = t.minion("CS2_200", 2)
    t.play("LOOT_060", ogre)
    assert (ogre.zone, t.tag(OVERLOAD_OWED)) == (Zone.GRAVEYARD, 3)


def test_unstable_evolution_can_be_repeated_in_the_turn() -> None:
    t = table("HERO_02", build=39954)
    yeti = t.minion(YETI)
    t.answers("CS2_187")
    t.play("LOOT_504", yeti)
    ghost = t.game.hand[1][0]
    assert (t.row(), ghost.get(GHOSTLY)) == (["CS2_187"], 1)
    t.end_turn()
    assert t.cards() == []
