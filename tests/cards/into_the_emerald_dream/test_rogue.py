"""Into the Emerald Dream: Rogue; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    ATK,
    COPIED_FROM_ENTITY_ID,
    COST,
    DAMAGE,
    HAS_DARK_GIFT,
    POISONOUS,
    TAG_SCRIPT_DATA_NUM_1,
)
from hsreplay_sim.engine.oracle import Sequential
from table import YETI, stats, table


def test_mimicry_copies_what_the_enemy_draws() -> None:
    t = table("HERO_03", build=233275)
    drawn = t.deck(YETI, "EX1_105", "CS2_029", side=2)
    t.play("EDR_522")
    assert (t.cards(), t.cards(2)) == ([YETI, "EX1_105"], [YETI, "EX1_105"])
    assert [e.get(COPIED_FROM_ENTITY_ID) for e in t.game.hand[1]] == [e.id for e in drawn[:2]]


NEW = 241170


def test_a_web_of_deception_catches_a_friend_and_a_spider_comes() -> None:
    t = table("HERO_03", build=NEW)
    yeti, enemy = t.minion(), t.minion(side=2)
    assert t.refuses("EDR_523", enemy)
    t.play("EDR_523", yeti)
    assert (t.cards()[-1], t.row()) == (YETI, ["EDR_523t"])


def test_ashamane_fills_the_hand_with_cheaper_copies() -> None:
    t = table("HERO_03", build=NEW)
    for _ in range(7):
        t.hand("CS2_231")
    t.deck(*[YETI] * 5, side=2)
    t.play("EDR_527")
    assert t.cards() == ["CS2_231"] * 7 + [YETI] * 3
    assert [e.get(COST) for e in t.game.in_row(t.game.hand[1])][-3:] == [1, 1, 1]
    assert len(t.game.deck[2]) == 5


@pytest.mark.parametrize(("gift", "attack"), [(0, 1), (1, 4)])
def test_a_cindersword_is_sharper_beside_a_dark_gift(gift: int, attack: int) -> None:
    t = table("HERO_03", build=NEW)
    t.hand(YETI).tags[HAS_DARK_GIFT] = gift
    assert t.play("FIR_922").get(ATK) == attack


def test_a_tricky_satyr_copies_the_cheapest_card_of_the_enemy() -> None:
    t = table("HERO_03", build=241170)
    t.hand(YETI, side=2)
    t.hand("CS2_171", side=2)
    t.play("EDR_521")
    assert [t.cards(1), t.cards(2)] == [["CS2_171"], [YETI, "CS2_171"]]


def test_a_twisted_webweaver_draws_for_what_was_played_before() -> None:
    t = table("HERO_03", build=241170)
    t.minion("EDR_540")
    t.deck("CS2_171", "CS2_171", "CS2_171")
    t.play(YETI)
    t.play("CORE_CS2_029", t.hero(2))
    assert t.cards() == []
    t.play(YETI)
    assert t.cards() == ["CS2_171"]


def test_an_everburning_phoenix_is_cheap_after_cards_and_comes_again() -> None:
    t = table("HERO_03", build=241170)
    phoenix = t.hand("FIR_919")
    t.play(YETI)
    t.play(YETI)
    assert phoenix.get(COST) == 2
    t.kill(t.play(phoenix))
    assert t.cards() == []
    t.deck(YETI, side=2)
    t.end_turn()
    assert t.cards() == ["FIR_919"]


def test_the_first_everburning_phoenix_flew_back_itself() -> None:
    t = table("HERO_03", build=221850)
    t.kill(t.minion("FIR_919"))
    assert t.cards() == ["FIR_919"]


def test_a_smoke_bomb_finds_a_gifted_minion_that_acts_or_hides() -> None:
    t = table("HERO_03", build=241170)
    t.play("FIR_920")
    (found,) = t.game.hand[1]
    assert found.get(HAS_DARK_GIFT)


def test_a_barbed_thorn_is_poisonous_for_a_turn() -> None:
    t = table("HERO_03", build=255790)
    foe, other = t.minion("CS2_186", side=2), t.minion("CS2_186", side=2)
    thorn = t.play("EDR_525", option=0)
    assert (stats(thorn), thorn.get(POISONOUS)) == ((1, 3), 1)
    t.attack(t.hero(1), foe)
    assert t.row(2) == ["CS2_186"]
    t.round()
    assert thorn.get(POISONOUS) == 0
    t.attack(t.hero(1), other)
    assert other.get(DAMAGE) == 1


def test_a_barbed_thorn_may_burst() -> None:
    t = table("HERO_03", build=255790)
    mine, foe = t.minion(), t.minion(side=2)
    t.play("EDR_525", option=1)
    t.weapon("CS2_082")
    assert [e.get(DAMAGE) for e in (mine, foe, t.hero(2))] == [0, 2, 2]


@pytest.mark.parametrize("combo", [False, True])
def test_a_nightmare_fuel_copies_a_minion_of_the_other_deck(combo: bool) -> None:
    t = table("HERO_03", build=255790)
    t.deck("CS2_182", "CS2_172", "CS2_029", "CS2_168", side=2)
    if combo:
        t.play("GAME_005")
    t.play("EDR_528")
    (card,) = t.game.hand[1]
    assert card.card_id in {"CS2_182", "CS2_172", "CS2_168"}
    assert card.get(HAS_DARK_GIFT) == combo
    assert len(t.game.deck[2]) == 4


@pytest.mark.parametrize(("theirs", "gone"), [(["CS2_172", "CS2_029"], 0), ([YETI, "CS2_029"], 1)])
def test_a_shadowcloaked_assailant_shuffles_the_same_card_away(
    theirs: list[str], gone: int
) -> None:
    t = table("HERO_03", build=255790)
    t.hand(YETI)
    held = [t.hand(each, 2) for each in theirs]
    t.play("EDR_524")
    assert len(t.cards(2)) == 2 - gone
    assert [each.card_id for each in t.game.deck[2]] == [YETI] * gone
    assert (held[0].zone == Zone.DECK) == bool(gone)
    assert t.cards() == [YETI]


def test_a_shadowcloaked_assailant_takes_one_of_several() -> None:
    t = table("HERO_03", build=255790)
    t.hand(YETI)
    t.hand("CS2_029")
    yeti, fire = t.hand(YETI, 2), t.hand("CS2_029", 2)
    t.answers(fire)
    t.play("EDR_524")
    assert (yeti.zone, fire.zone) == (Zone.HAND, Zone.DECK)


def test_renferal_traps_more_cards_each_time() -> None:
    t = table("HERO_03", build=255790)
    cards = [t.hand("GAME_005", 2) for _ in range(4)]
    t.answers(cards[1])
    renferal, next_one = t.hand("EDR_526"), t.hand("EDR_526")
    assert renferal.get(TAG_SCRIPT_DATA_NUM_1) == 1
    t.play(renferal)
    t.game.oracle = Sequential()
    t.end_turn()
    assert [t.refuses(each) for each in cards] == [False, True, False, False]
    t.end_turn()
    t.answers(cards[0], cards[2])
    t.play(next_one)
    t.game.oracle = Sequential()
    t.end_turn()
    assert [t.refuses(each) for each in cards] == [True, False, True, False]


def test_a_harbinger_of_the_blighted_brings_two_minions_as_it_returns() -> None:
    t = table("HERO_03", build=255790)
    harbinger = t.play("EDR_781")
    assert t.row() == ["EDR_781"]
    t.answers("CS2_172", "EX1_066")
    t.play("EX1_144", harbinger)
    assert sorted(t.row()) == ["CS2_172", "EX1_066"]
    assert harbinger.zone == Zone.HAND


def test_a_harbinger_of_the_blighted_is_silent_when_drawn() -> None:
    t = table("HERO_03", build=255790)
    t.deck("EDR_781")
    t.play("EX1_015")
    t.play("EX1_144", t.minion())
    assert t.row() == ["EX1_015"]
