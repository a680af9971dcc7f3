"""Perils in Paradise: Rogue; each card played."""

from __future__ import annotations

from table import YETI, table


def test_a_metal_detector_finds_a_coin_as_it_breaks() -> None:
    t = table("HERO_03", build=255790)
    t.weapon("VAC_330")
    t.weapon("CS2_106")
    assert t.cards() == ["GAME_005"]


def test_a_metal_detector_found_a_coin_as_it_killed() -> None:
    t = table("HERO_03", build=217964)
    t.weapon("VAC_330")
    yeti, wisp = t.minion(side=2), t.minion("CS2_231", side=2)
    t.attack(t.hero(1), yeti)
    assert t.cards() == []
    t.round()
    t.attack(t.hero(1), wisp)
    assert t.cards() == [YETI, "GAME_005"]
    t.weapon("CS2_106")
    assert t.cards() == [YETI, "GAME_005"]
