"""Kobolds & Catacombs: Shaman; each card played."""

from __future__ import annotations

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import OVERLOAD_OWED
from table import table


def test_crushing_hand_hits_hard() -> None:
    t = table("HERO_02")
    ogre = t.minion("CS2_200", 2)
    t.play("LOOT_060", ogre)
    assert (ogre.zone, t.tag(OVERLOAD_OWED)) == (Zone.GRAVEYARD, 3)
