"""The Lost City of Un'Goro: Rogue; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    ATK,
    COST,
    DAMAGE,
    QUEST_PROGRESS,
    SHUFFLES_INTO_DECK,
    SPELL_SCHOOL,
    STEALTH,
    TAG_SCRIPT_DATA_NUM_1,
)
from table import YETI, stats, table

NEW = 238003


@pytest.mark.parametrize(("combo", "attack"), [(False, 3), (True, 5)])
def test_a_neferset_weaponsmith_gets_a_weapon(combo: bool, attack: int) -> None:
    t = table("HERO_03", build=NEW)
    if combo:
        t.play("CS2_231")
    smith = t.hand("TLC_516")
    t.answers("CS2_106")
    t.play(smith)
    (axe,) = t.game.hand[1]
    assert (axe.card_id, axe.get(ATK)) == ("CS2_106", attack)


def test_a_crystal_tusk_shuffles_one_and_draws_two() -> None:
    t = table("HERO_03", build=241170)
    t.hand(YETI)
    t.play("DINO_408")
    assert [t.cards(), [e.card_id for e in t.game.deck[1]]] == [[], [YETI]]
    t.deck("CS2_171")
    t.weapon("CS2_082")
    assert sorted(t.cards()) == sorted([YETI, "CS2_171"])


def test_a_knockback_is_better_for_each_shuffle() -> None:
    t = table("HERO_03", build=241170)
    yeti = t.minion(side=2)
    t.play("TLC_517", yeti)
    assert yeti.get(DAMAGE) == 1
    t.game.owner(1).tags[SHUFFLES_INTO_DECK] = 2
    knock = t.hand("TLC_517")
    assert knock.get(TAG_SCRIPT_DATA_NUM_1) == 3
    t.play(knock, yeti)
    assert yeti.get(DAMAGE) == 4


@pytest.mark.parametrize("kindred", [0, 1])
def test_ambush_predators_may_be_two(kindred: int) -> None:
    t = table("HERO_03", build=241170)
    if kindred:
        t.play("TLC_519")
        t.kill(*t.game.row(1))
        t.round()
    t.play("TLC_519")
    school = t.hand("TLC_519").get(SPELL_SCHOOL)
    assert len(t.row()) == 1 + (kindred if school else 0)


def test_an_underbrush_tracker_is_cheaper_for_each_shuffle() -> None:
    t = table("HERO_03", build=241170)
    t.game.owner(1).tags[SHUFFLES_INTO_DECK] = 2
    assert t.hand("TLC_520").get(COST) == 4


def test_eyes_in_the_sky_lays_a_card_of_the_enemy_on_top() -> None:
    t = table("HERO_03", build=255790)
    t.deck(YETI)
    cards = t.deck("CS2_029", YETI, "CS2_200", "CS2_168", side=2)
    t.answers(*cards[1:], "CS2_168")
    t.play("TLC_521")
    assert t.cards() == []
    t.answers(0)
    t.end_turn()
    assert t.cards(2) == ["CS2_168"]


LATE = 255790


@pytest.mark.parametrize("combo", [False, True])
def test_a_costume_merchant_brings_a_mask_of_another_class(combo: bool) -> None:
    t = table("HERO_03", build=LATE)
    if combo:
        t.play("CS2_231")
    merchant = t.hand("DINO_427")
    t.answers("DINO_402")
    t.play(merchant)
    (mask,) = t.game.hand[1]
    assert (mask.card_id, mask.get(COST)) == ("DINO_402", 6 if combo else 8)


def test_a_costume_merchant_of_a_warlock_sells_no_bat() -> None:
    t = table("HERO_07", build=LATE)
    t.answers(0)
    t.play("DINO_427")
    assert t.cards() == ["DINO_403"]


def test_an_interrogation_hides_three_ninjas_in_the_deck() -> None:
    t = table("HERO_03", build=LATE)
    t.play("TLC_518")
    assert [e.card_id for e in t.game.deck[1]] == ["TLC_513t2"] * 3
    assert t.tag(SHUFFLES_INTO_DECK) == 1
    t.deck(YETI)
    t.play("EX1_129")
    assert t.row() == ["TLC_513t2"] * 3
    assert t.cards() == [YETI]
    assert all(each.get(STEALTH) for each in t.game.row(1))


@pytest.mark.parametrize("combo", [False, True])
def test_opu_throws_knives(combo: bool) -> None:
    t = table("HERO_03", build=LATE)
    if combo:
        t.play("CS2_231")
    enemy = t.minion(side=2)
    t.deck(*[YETI] * 4)
    opu = t.play("TLC_522")
    assert (enemy.get(DAMAGE), len(t.cards())) == ((2, 2) if combo else (1, 1))
    t.kill(opu)
    assert (enemy.get(DAMAGE), len(t.cards())) == ((3, 3) if combo else (2, 2))


def test_mirrex_is_the_last_minion_of_the_other() -> None:
    t = table("HERO_03", build=LATE)
    mirrex = t.hand("DINO_407")
    t.deck(YETI, side=2)
    t.end_turn()
    t.play("CS2_029", t.hero(1))
    assert mirrex.card_id == "DINO_407"
    t.play("CS2_168")
    assert (mirrex.card_id, stats(mirrex), mirrex.get(COST)) == ("CS2_168", (3, 4), 1)
    t.play("CS2_172")
    assert (mirrex.card_id, stats(mirrex), mirrex.get(COST)) == ("CS2_172", (3, 4), 2)
    t.deck(YETI)
    t.end_turn()
    t.play(mirrex)
    assert (mirrex.card_id, stats(mirrex)) == ("CS2_172", (3, 4))
    t.deck(YETI, side=2)
    t.end_turn()
    t.play("CS2_168")
    assert mirrex.card_id == "CS2_172"


def test_mirrex_is_that_as_it_comes() -> None:
    t = table("HERO_03", build=LATE)
    t.deck("DINO_407")
    t.deck(YETI, side=2)
    t.end_turn()
    t.play("CS2_168")
    t.end_turn()
    (mirrex,) = t.game.hand[1]
    assert (mirrex.card_id, stats(mirrex)) == ("CS2_168", (3, 4))


def test_mirrex_is_himself_before_a_minion_is_played() -> None:
    t = table("HERO_03", build=LATE)
    mirrex = t.play("DINO_407")
    assert (mirrex.card_id, stats(mirrex)) == ("DINO_407", (3, 4))


def test_lie_in_wait_counts_times_and_rewards_with_master_dusk() -> None:
    t = table("HERO_03", build=LATE)
    quest = t.play("TLC_513")
    t.play("TLC_518")
    assert quest.get(QUEST_PROGRESS) == 1
    t.play("DINO_408")
    assert quest.get(QUEST_PROGRESS) == 1  # nothing to shuffle
    t.deck(YETI, side=2)
    t.end_turn()
    t.play("TLC_518")
    assert quest.get(QUEST_PROGRESS) == 1
    t.end_turn()
    for _ in range(4):
        t.play("TLC_518")
    assert (quest.zone, t.cards()[-1]) == (Zone.GRAVEYARD, "TLC_513t")


def test_master_dusk_calls_ninjas_that_come_back() -> None:
    t = table("HERO_03", build=LATE)
    t.play("TLC_513t")
    assert t.row() == ["TLC_513t2"] * 2
    t.kill(t.at(1, 0), t.minion())
    assert [e.card_id for e in t.game.deck[1]] == ["TLC_513t2"]
    assert t.power(1).card_id == "TLC_513hp"
    t.deck(YETI)
    t.play(t.power(1))
    assert t.row() == ["TLC_513t2"] * 2
    assert YETI in t.cards()


def test_the_way_of_the_shell_leaves_what_started_in_the_deck() -> None:
    t = table("HERO_03", build=LATE)
    t.hero_power("TLC_513hp")
    mine = t.deck(YETI, YETI)
    t.play("TLC_514")
    held = len(t.cards())
    t.play(t.power(1))
    assert len(t.cards()) == held + 2
    assert [e.zone for e in mine] == [Zone.DECK] * 2


def test_a_merchant_of_legend_shuffles_what_is_passed_over() -> None:
    t = table("HERO_03", build=LATE)
    t.answers("EX1_298", "EX1_577", "DINO_407", 1)
    t.play("TLC_514")
    assert t.cards() == ["EX1_577"]
    assert sorted(e.card_id for e in t.game.deck[1]) == sorted(["EX1_298", "DINO_407"])


def test_a_cultist_map_leads_to_two_cards_of_the_deck() -> None:
    t = table("HERO_03", build=LATE)
    cards = t.deck("CS2_168", "CS2_172", YETI)
    t.answers(*cards, 1, 0)
    t.play("TLC_515")
    assert [e.zone for e in cards] == [Zone.DECK, Zone.HAND, Zone.DECK]
    t.answers(1, 0)
    t.play(cards[1])
    assert [e.zone for e in cards] == [Zone.DECK, Zone.PLAY, Zone.HAND]
    assert t.game.owner(1).attached == []


def test_a_cultist_map_that_waits_leads_to_one() -> None:
    t = table("HERO_03", build=LATE)
    cards = t.deck("CS2_168", "CS2_172")
    t.play("TLC_515")
    (found,) = t.game.hand[1]
    t.round()
    held = len(t.cards())
    t.play(found)
    assert len(t.cards()) == held - 1
    assert {e.zone for e in cards} >= {Zone.PLAY}
