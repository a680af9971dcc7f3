"""TITANS: Demon Hunter; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import ATK, COST, DAMAGE, TAG_SCRIPT_DATA_NUM_1, TAUNT
from table import YETI, stats, table


@pytest.mark.parametrize("cards", [0, 2])
def test_a_mindbender_strikes_by_the_cards_drawn_this_turn(cards: int) -> None:
    t = table("HERO_10", build=190416)
    t.deck(YETI, YETI)
    for _ in range(cards // 2):
        t.play("CS2_023")
    mindbender = t.hand("YOG_402")
    assert mindbender.get(TAG_SCRIPT_DATA_NUM_1) == cards
    t.play(mindbender, t.hero(2))
    assert t.hero(2).get(DAMAGE) == cards


@pytest.mark.parametrize(("card_id", "drawn"), [("TTN_865", 2), ("TTN_865t", 5)])
def test_the_weight_of_the_world_draws_more_when_forged(card_id: str, drawn: int) -> None:
    t = table("HERO_10", build=217964)
    t.deck(*[YETI] * 6)
    for _ in range(3):
        t.hand(YETI, 2)
    t.play(card_id)
    assert len(t.cards()) == drawn


def test_momentum_is_cheaper_with_every_draw() -> None:
    t = table("HERO_10", build=217964)
    t.deck(*[YETI] * 3)
    card = t.hand("TTN_841")
    t.play("TTN_865")
    assert card.get(COST) == 3
    t.play(card)
    assert t.hero(1).get(ATK) == 4
    t.end_turn()
    assert t.hero(1).get(ATK) == 0


def test_a_disciple_of_argus_leaves_two_guards() -> None:
    t = table("HERO_10", build=217964)
    t.kill(t.minion("TTN_861"))
    assert [(stats(e), e.get(TAUNT)) for e in t.game.row(1)] == [((2, 2), 1)] * 2


def test_an_eredar_deceptor_turns_draws_into_demons() -> None:
    t = table("HERO_10", build=217964)
    t.minion("TTN_843")
    t.deck(YETI, YETI)
    t.play("TTN_865")
    assert t.row() == ["TTN_843", "TTN_843t1", "TTN_843t1"]


def test_a_mythical_terror_makes_all_enemies_attack_it() -> None:
    t = table("HERO_01", build=221908)
    terror = t.minion("TTN_866")
    first, second = t.minion(side=2), t.minion("CS2_171", side=2)
    t.deck(YETI, side=2)
    t.end_turn()
    assert [terror.get(DAMAGE), first.get(DAMAGE), second.zone] == [5, 4, Zone.GRAVEYARD]


def test_a_sigil_of_time_draws_three_more() -> None:
    t = table("HERO_10", build=221908)
    t.deck(*[YETI] * 5)
    t.deck(YETI, side=2)
    t.play("YOG_401")
    t.end_turn()
    t.end_turn()
    assert len(t.cards()) == 4


@pytest.mark.parametrize("spells", [4, 5])
def test_a_saronite_shambler_arms_its_hero_after_five_spells(spells: int) -> None:
    t = table("HERO_10", build=221908)
    for _ in range(spells):
        t.play("CORE_CS2_029", t.hero(2))
    t.play("YOG_521")
    assert t.hero(1).get(ATK) == 4 * (spells == 5)
