"""Kobolds & Catacombs: Hunter; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import DAMAGE
from table import YETI, table


def test_flanking_strike_brings_a_wolf() -> None:
    t = table("HERO_05")
    yeti = t.minion(side=2)
    t.play("LOOT_077", yeti)
    assert (yeti.get(DAMAGE), t.row()) == (3, ["LOOT_077t"])


def test_wandering_monster_steps_in_for_the_hero() -> None:
    t = table("HERO_05")
    t.play("LOOT_079")
    attacker = t.minion(side=2)
    t.deck(YETI, side=2)
    t.end_turn()
    t.answers("CS2_125")
    t.attack(attacker, t.hero(1))
    assert t.hero(1).get(DAMAGE) == 0
    assert attacker.get(DAMAGE) == 3
