"""Madness at the Darkmoon Faire: Priest; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import COST
from table import table

FAIRE = 88998


def test_palm_reading_makes_spells_cheaper() -> None:
    t = table("HERO_09", build=FAIRE)
    t.answers("CS2_004", "CS2_234", "CS1_112", 2)
    t.play("DMF_187")
    assert t.game.hand[1][0].get(COST) == 3
