"""Curse of Naxxramas: Warrior; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import DAMAGE
from table import table

MAGE, WARRIOR = "HERO_08", "HERO_01"


def test_deaths_bite_hurts_all_minions_when_it_breaks() -> None:
    t = table(WARRIOR)
    t.weapon("FP1_021", 1)
    yeti = t.minion()
    t.play("CS2_106")
    assert yeti.get(DAMAGE) == 1
