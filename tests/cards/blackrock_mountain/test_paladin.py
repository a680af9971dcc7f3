"""Blackrock Mountain: Paladin; each card played."""

from __future__ import annotations

from hsreplay_sim.base.tags import COST
from table import YETI, table

WISP = "CS2_231"


def test_solemn_vigil_draws_two_and_costs_less_for_the_dead() -> None:
    t = table("HERO_04")
    t.deck(YETI, YETI)
    vigil = t.hand("BRM_001")
    t.play("CS2_029", t.minion(WISP, 2))
    assert vigil.get(COST) == 4
    t.play(vigil)
    assert t.cards() == [YETI, YETI]


def test_dragon_consort_makes_one_dragon_cheaper() -> None:
    t = table("HERO_04")
    first, second, wisp = t.hand("EX1_284"), t.hand("EX1_284"), t.hand(WISP)
    t.deck(YETI)
    t.play("BRM_018")
    assert [card.get(COST) for card in (first, second, wisp)] == [3, 3, 0]
    t.play(first)
    assert second.get(COST) == 5
