"""The Core set: Warrior; each card played."""

from __future__ import annotations

from table import table


def test_war_cache_arms_a_warrior() -> None:
    t = table("HERO_01", build=179020)
    t.answers("NEW1_011", "EX1_408", "CS2_106")
    t.play("CS3_009")
    assert t.cards() == ["NEW1_011", "EX1_408", "CS2_106"]
