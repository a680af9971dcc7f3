"""Scholomance Academy: Soul Fragments; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import DAMAGE
from table import YETI, table


def test_a_soul_fragment_heals_when_it_is_drawn() -> None:
    t = table("HERO_07", build=185749)
    hero = t.hurt(2, 9)
    t.deck("SCH_307t", YETI, side=2)
    t.end_turn()
    assert (hero.get(DAMAGE), t.cards(2)) == (7, [YETI])
