"""Whizbang's Workshop: Warrior; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import ARMOR, COST
from table import YETI, table


def test_quality_assurance_draws_taunts() -> None:
    t = table("HERO_01", build=217964)
    t.deck("CS2_179", YETI, "CS2_179", "CS2_179")
    t.play("TOY_605")
    assert t.cards() == ["CS2_179"] * 2


def test_safety_goggles_are_free_without_armor() -> None:
    t = table("HERO_01", build=217964)
    first, second = t.hand("TOY_907"), t.hand("TOY_907")
    assert first.get(COST) == 0
    t.play(first)
    assert (t.hero(1).get(ARMOR), second.get(COST)) == (6, 2)
