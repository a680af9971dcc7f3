"""The Witchwood: Warrior; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import DAMAGE
from table import table


def test_warpath_echoes() -> None:
    t = table("HERO_01")
    yeti = t.minion(side=2)
    t.play("GIL_654")
    assert t.cards() == ["GIL_654"]
    t.play(t.game.in_row(t.game.hand[1])[0])
    assert yeti.get(DAMAGE) == 2
