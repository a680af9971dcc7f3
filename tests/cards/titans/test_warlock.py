"""TITANS: Warlock; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import (
    DAMAGE,
)
from table import YETI, table


def test_mortal_eradication_heals_for_each_minion_killed() -> None:
    t = table("HERO_07", build=217964)
    hero, yeti = t.hurt(1, 9), t.minion(side=2)
    wisp, other = t.minion("CS2_231", side=2), t.minion("CS2_231", side=2)
    t.answers(wisp, yeti, other, yeti, yeti)
    t.play("TTN_460")
    assert (hero.get(DAMAGE), yeti.get(DAMAGE), t.row(2)) == (5, 3, [YETI])
