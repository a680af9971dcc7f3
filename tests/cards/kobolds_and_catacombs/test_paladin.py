"""Kobolds & Catacombs: Paladin; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import DAMAGE
from table import table


def test_benevolent_djinn_heals_its_hero_at_the_end_of_the_turn() -> None:
    t = table()
    t.minion("LOOT_398")
    hero = t.hurt(1, 5)
    t.end_turn()
    assert hero.get(DAMAGE) == 2
