"""Perils in Paradise: Rogue; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import (
    COST,
)
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


def test_a_sea_shill_makes_the_next_card_of_another_class_cheaper() -> None:
    t = table(build=217964, hero="HERO_03")
    foreign, own = t.hand("CS2_029"), t.hand("CS2_077")
    t.play("VAC_332")
    assert (foreign.get(COST), own.get(COST)) == (2, own.card.cost)
    t.play(foreign, t.hero(2))
    assert t.game.owner(1).attached == []
