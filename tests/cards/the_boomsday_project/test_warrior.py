"""The Boomsday Project: Warrior; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import ARMOR
from table import table


def test_eternium_rover_armours_when_hurt() -> None:
    t = table("HERO_01")
    rover = t.minion("BOT_059")
    t.play("CS2_008", rover)
    assert t.hero(1).get(ARMOR) == 2
