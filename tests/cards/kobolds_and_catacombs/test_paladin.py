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


def test_drygulch_jailor_leaves_recruits() -> None:
    t = table("HERO_04")
    t.kill(t.minion("LOOT_363"))
    assert t.cards() == ["CS2_101t"] * 3
