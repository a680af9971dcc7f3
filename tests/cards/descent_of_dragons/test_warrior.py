"""Descent of Dragons with Galakrond's Awakening: Warrior; each card played."""

from __future__ import annotations

from table import table


def test_ancharrr_draws_a_pirate_after_each_attack() -> None:
    t = table()
    t.deck("CS2_182", "CS2_146")
    t.weapon("DRG_025")
    t.attack(t.hero(1), t.hero(2))
    assert t.cards() == ["CS2_146"]
