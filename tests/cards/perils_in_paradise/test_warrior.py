"""Perils in Paradise: Warrior; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import ARMOR
from table import YETI, table


def test_an_alloy_advisor_gives_armor_when_hurt() -> None:
    t = table("HERO_01", build=217964)
    advisor, yeti = t.minion("WORK_023"), t.minion(side=2)
    t.attack(advisor, yeti)
    assert (t.hero(1).get(ARMOR), t.hero(2).get(ARMOR)) == (3, 0)


def test_a_line_cook_that_is_drawn_comes_with_a_copy() -> None:
    t = table("HERO_01", build=210640)
    t.deck("VAC_337")
    t.deck(YETI, side=2)
    t.end_turn()
    t.end_turn()
    assert t.cards() == ["VAC_337", "VAC_337"]
