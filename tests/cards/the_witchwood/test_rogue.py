"""The Witchwood: Rogue; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import DAMAGE
from table import table


def test_cheap_shot_echoes() -> None:
    t = table("HERO_03")
    yeti = t.minion(side=2)
    t.play("GIL_506", yeti)
    t.play(t.game.hand[1][0], yeti)
    assert yeti.get(DAMAGE) == 4
