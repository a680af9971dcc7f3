"""Blackrock Mountain: Hunter; each card played."""

from __future__ import annotations

from table import YETI, stats, table

WISP = "CS2_231"


def test_quick_shot_draws_for_an_empty_hand_only() -> None:
    t = table()
    t.deck(YETI, YETI)
    t.play("BRM_013", t.hero(2))
    assert t.cards() == [YETI]
    t.play("BRM_013", t.hero(2))
    assert t.cards() == [YETI]


def test_core_rager_grows_with_an_empty_hand() -> None:
    t = table("HERO_05")
    assert stats(t.play("BRM_014")) == (7, 7)
    rager = t.hand("BRM_014")
    t.hand(WISP)
    assert stats(t.play(rager)) == (4, 4)
