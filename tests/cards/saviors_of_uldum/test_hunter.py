"""Saviors of Uldum: Hunter; each card played."""

from __future__ import annotations

from table import table


def test_desert_spear_calls_a_locust_after_each_attack_of_the_hero() -> None:
    t = table("HERO_05")
    t.weapon("ULD_430")
    t.attack(t.hero(1), t.hero(2))
    assert t.row() == ["ULD_430t"]
