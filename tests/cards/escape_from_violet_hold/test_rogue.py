"""Escape from the Violet Hold: Rogue; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import COST, DAMAGE, TAG_SCRIPT_DATA_NUM_1
from table import YETI, stats, table

BUILD = 255790
TIGER = "EX1_028"
"""Stranglethorn Tiger, 5/5 with Stealth."""


def test_a_slayer_strengthens_a_stealthed_friend_that_attacks() -> None:
    t = table("HERO_03", build=BUILD)
    slayer, tiger, yeti = t.minion("CAP_000"), t.minion(TIGER), t.minion()
    t.attack(tiger, t.hero(2))
    t.attack(yeti, t.hero(2))
    assert [stats(each) for each in (slayer, tiger, yeti)] == [(1, 2), (7, 7), (4, 5)]
    assert t.hero(2).get(DAMAGE) == 11
    t.attack(slayer, t.hero(2))
    assert stats(slayer) == (3, 4)


def test_a_silent_strike_hits_an_enemy_if_the_minion_is_stealthed() -> None:
    t = table("HERO_03", build=BUILD)
    tiger, yeti = t.minion(TIGER), t.minion()
    giant, other = t.minion("EX1_105", side=2), t.minion("CS2_200", side=2)
    t.play("CAP_001", yeti)
    assert stats(yeti) == (7, 5)
    assert giant.get(DAMAGE) + other.get(DAMAGE) == 0
    t.answers(other)
    t.play("CAP_001", tiger)
    assert (giant.get(DAMAGE), other.zone) == (0, Zone.GRAVEYARD)


def test_a_supplier_draws_after_it_attacks() -> None:
    t = table("HERO_03", build=BUILD)
    supplier = t.minion("CAP_003")
    t.deck(YETI, YETI)
    t.attack(supplier, t.hero(2))
    assert t.cards() == [YETI]


def test_mathias_shaw_makes_a_random_card_cheaper_for_each_stealthed_attack() -> None:
    t = table("HERO_03", build=BUILD)
    shaw, yeti = t.minion("CAP_005"), t.minion()
    one, two = t.hand(YETI), t.hand(YETI)
    t.attack(yeti, t.hero(2))
    t.answers(two)
    t.attack(shaw, t.hero(2))
    assert (one.get(COST), two.get(COST)) == (4, 1)


def test_tricks_of_the_trade_remembers_a_stealthed_attack() -> None:
    t = table("HERO_03", build=BUILD)
    tiger, yeti = t.minion(TIGER), t.minion()
    held = t.hand("CAP_006")
    t.attack(yeti, t.hero(2))
    t.play("CAP_006", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 5
    t.attack(tiger, t.hero(2))
    t.play(held, t.hero(2))
    assert t.hero(2).get(DAMAGE) == 13
    t.play("CAP_006", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 14


def test_a_nab_shuffles_a_cheap_copy_of_what_it_kills() -> None:
    t = table("HERO_03", build=BUILD)
    yeti, raptor = t.minion(side=2), t.minion("CS2_168", side=2)
    t.play("JAIL_225", yeti)
    assert t.game.deck[1] == []
    t.play("JAIL_225", raptor)
    assert [(each.card_id, each.get(COST)) for each in t.game.deck[1]] == [("CS2_168", 2)]
    assert raptor.zone == Zone.GRAVEYARD


@pytest.mark.parametrize(("build", "each", "in_deck"), [(245258, 2, 1), (BUILD, 1, 2)])
def test_a_lotus_troublemaker_shoots_more_for_cards_that_cost_two(
    build: int, each: int, in_deck: int
) -> None:
    t = table("HERO_03", build=build, mana=20)
    held = t.hand("JAIL_470")
    (waiting,) = t.deck("JAIL_470")
    t.play("CS2_172")  # a Raptor for 2
    assert (held.get(TAG_SCRIPT_DATA_NUM_1), waiting.get(TAG_SCRIPT_DATA_NUM_1)) == (2, in_deck)
    t.play(YETI)
    t.minion("EX1_105", side=2)
    t.answers(t.hero(2), t.at(2, 0))
    t.play(held)
    assert (t.hero(2).get(DAMAGE), t.at(2, 0).get(DAMAGE)) == (each, each)
    t.done()


def test_blackpaws_whip_costs_less_for_coins_and_draws() -> None:
    t = table("HERO_03", build=BUILD)
    t.deck(YETI)
    whip = t.hand("JAIL_503")
    t.hand("GAME_005")
    t.hand(YETI)
    t.hand("SW_COIN1")
    t.play(whip)
    assert t.spent() == 1
    t.play("JAIL_503")
    assert t.cards() == ["GAME_005", YETI, "SW_COIN1", YETI]


def test_thiefs_tools_get_two_cheaper_spells() -> None:
    t = table("HERO_03", build=BUILD)
    t.answers("CS2_029", "CS2_029")
    t.play("JAIL_706")
    assert [(each.card_id, each.get(COST)) for each in t.game.hand[1]] == [("CS2_029", 2)] * 2


def test_a_lotus_bookie_leaves_a_coin() -> None:
    t = table("HERO_03", build=BUILD)
    t.kill(t.minion("JAIL_720"))
    assert t.cards() == ["GAME_005"]


@pytest.mark.parametrize("side", [1, 2])
def test_a_disguised_operator_lets_the_opponent_of_its_side_draw(side: int) -> None:
    t = table("HERO_03", build=BUILD)
    t.deck(YETI, YETI, YETI)
    t.deck(YETI, YETI, YETI, side=2)
    operator = t.play("CAP_004", option=side - 1)
    assert t.row(side) == ["CAP_004"]
    t.kill(operator)
    assert (len(t.cards(3 - side)), len(t.cards(side))) == (2, 0)


def test_follow_the_footsteps_repeats_with_each_minion_of_the_turn() -> None:
    t = table("HERO_03", build=BUILD)
    worgen, assassin = "EX1_010", "EX1_522"
    t.answers(worgen, assassin, TIGER, worgen, TIGER, assassin, worgen, TIGER)
    t.play("CAP_002")
    assert t.cards() == [worgen]
    t.play(t.game.hand[1][0])
    assert t.cards() == [TIGER]
    t.done()
    t.answers(0, 0)
    t.round()
    t.play(t.game.hand[1][0])
    assert t.row() == [worgen, TIGER]
    assert TIGER not in t.cards()


def test_jade_guardians_are_cheaper_for_cards_of_two_mana() -> None:
    t = table("HERO_03", build=BUILD, mana=50)
    t.answers("NEW1_010", "EX1_298")
    t.play("JAIL_474")
    assert [each.get(COST) for each in t.game.hand[1]] == [8, 8]
    t.play("CS2_172")
    t.play("CS2_172")
    t.play(YETI)
    t.answers("NEW1_010", "EX1_298")
    t.play("JAIL_474")
    assert [each.get(COST) for each in t.game.hand[1]] == [8, 8, 6, 6]


def test_a_picklock_is_as_big_as_the_mana_left() -> None:
    t = table("HERO_03", build=BUILD, mana=7)
    lock = t.hand("JAIL_501")
    assert (lock.get(COST), lock.get(TAG_SCRIPT_DATA_NUM_1)) == (7, 7)
    t.play("CS2_172")
    assert (lock.get(COST), lock.get(TAG_SCRIPT_DATA_NUM_1)) == (5, 5)
    victim = t.minion("EX1_105", side=2)
    t.play(lock, victim)
    assert (victim.get(DAMAGE), stats(lock), t.spent()) == (5, (5, 5), 7)
