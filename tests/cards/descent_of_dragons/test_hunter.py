"""Descent of Dragons: Hunter; each card played."""

from __future__ import annotations

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import DAMAGE
from table import table


def test_toxic_reinforcements_come_at_the_third_hero_power() -> None:
    t = table("HERO_05")
    quest = t.play("DRG_255")
    for times in range(3):
        assert t.row() == []
        t.play(t.power(), t.hero(2) if times < 0 else None)
        t.round()
    assert (t.row(), quest.zone) == (["DRG_255t2"] * 3, Zone.GRAVEYARD)
    t.kill(t.at(1, 0))
    assert t.hero(2).get(DAMAGE) == 3 * 2 + 2
