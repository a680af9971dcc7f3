"""The Lost City of Un'Goro: Mage; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    COST,
    CREATOR,
    DAMAGE,
    DEATHRATTLE,
    HEALTH,
    QUEST_PROGRESS,
    RESOURCES_USED,
)
from hsreplay_sim.engine.oracle import Sequential
from table import YETI, stats, table

NEW = 238003


def test_a_techysaurus_is_cheaper_for_each_card_from_elsewhere() -> None:
    t = table("HERO_08", build=NEW)
    dinosaur = t.hand("DINO_409")
    t.play("CS2_231")
    assert dinosaur.get(COST) == 7
    coin = t.hand("CS2_231")
    coin.tags[CREATOR] = t.hero(1).id
    t.play(coin)
    assert dinosaur.get(COST) == 6


def test_a_sheep_mask_makes_a_sheep_that_bursts() -> None:
    t = table("HERO_08", build=NEW)
    mine, enemy = t.minion(), t.minion(side=2)
    t.play("DINO_429", enemy)
    assert (stats(enemy), enemy.get(DEATHRATTLE)) == ((1, 1), 1)
    t.kill(enemy)
    assert stats(mine) == (4, 3)


def test_a_windswept_pageturner_answers_other_elementals() -> None:
    t = table("HERO_08", build=NEW)
    t.play("TLC_220")
    t.play(YETI)
    assert t.hero(2).get(DAMAGE) == 0
    t.play("CS2_033")
    assert t.hero(2).get(DAMAGE) == 3


def test_a_conjured_bookkeeper_doubles_after_its_kin_and_leaves_a_spell() -> None:
    t = table("HERO_08", build=NEW)
    t.play("TLC_226")
    assert t.row() == ["TLC_226"]
    t.round()
    t.play("TLC_226")
    assert t.row() == ["TLC_226"] * 3
    t.deck(YETI, "CS2_029")
    t.kill(t.at(1, 0))
    assert t.cards()[-1] == "CS2_029"


def test_a_relic_of_kings_finds_a_great_spell_for_one() -> None:
    t = table("HERO_08", build=NEW)
    t.play("TLC_334")
    (found,) = t.game.hand[1]
    assert found.card is not None
    assert (found.card.cost >= 8, found.get(COST)) == (True, 1)


def test_the_story_of_the_waygate_makes_cards_from_elsewhere_cheaper() -> None:
    t = table("HERO_08", build=NEW)
    own, other = t.hand(YETI), t.hand(YETI)
    other.tags[CREATOR] = t.hero(1).id
    t.play("TLC_364")
    assert (own.get(COST), other.get(COST)) == (4, 3)


def test_a_scrappy_scavenger_finds_what_the_rest_of_the_mana_pays() -> None:
    t = table(build=241170, mana=4)
    t.play("TLC_461")
    (found,) = t.game.hand[1]
    assert found.get(COST) == 3


LATE = 255790
DISCOVERS = "TLC_334"
"""Relic of Kings: a spell that discovers one."""


def test_a_storage_scuffle_is_free_after_a_discover() -> None:
    t = table("HERO_08", build=LATE)
    scuffle, yeti = t.hand("TLC_365"), t.minion(side=2)
    assert scuffle.get(COST) == 3
    t.play(DISCOVERS)
    assert scuffle.get(COST) == 0
    t.play(scuffle, yeti)
    assert yeti.get(DAMAGE) == 3
    later = t.hand("TLC_365")
    t.round()
    assert later.get(COST) == 3


def test_a_discover_of_the_other_player_is_none_of_mine() -> None:
    t = table("HERO_08", "HERO_08", build=LATE)
    scuffle = t.hand("TLC_365")
    t.deck(YETI, side=2)
    t.end_turn()
    t.play(DISCOVERS)
    assert scuffle.get(COST) == 3


def test_a_storage_scuffle_that_was_discovered_is_free() -> None:
    t = table("HERO_08", build=LATE)
    t.answers("TLC_365", "CS2_024", "CS2_023", 0)
    t.play("RLK_547")
    (scuffle,) = t.game.hand[1]
    assert (scuffle.card_id, scuffle.get(COST)) == ("TLC_365", 0)


@pytest.mark.parametrize("found", [False, True])
def test_unearthed_artifacts_are_greater_after_a_discover(found: bool) -> None:
    t = table("HERO_08", build=LATE)
    if found:
        t.play(DISCOVERS)
    t.answers(YETI if found else "CS2_172")
    t.play("TLC_462")
    assert t.row() == [YETI if found else "CS2_172"]


def test_a_vault_breaker_cheapens_what_is_discovered() -> None:
    t = table("HERO_08", build=LATE)
    breaker = t.minion("TLC_483")
    t.answers("CS2_029", "CS2_024", "CS2_023", 0)
    t.play("RLK_547")
    found = t.game.in_row(t.game.hand[1])[-1]
    assert (found.card_id, found.get(COST)) == ("CS2_029", 2)
    t.kill(breaker)
    t.answers("CS2_029", "CS2_024", "CS2_023", 0)
    t.play("RLK_547")
    assert t.game.in_row(t.game.hand[1])[-1].get(COST) == 3


def test_the_forbidden_sequence_counts_discovers() -> None:
    t = table("HERO_08", build=LATE)
    quest = t.play("TLC_460")
    for count in range(7):
        t.play(DISCOVERS)
        assert quest.get(QUEST_PROGRESS) == count + 1
        for card in list(t.game.hand[1]):
            t.game.move(card, Zone.SETASIDE)
        t.game.owner(1).tags[RESOURCES_USED] = 0
    t.play(DISCOVERS)
    assert (quest.zone, t.cards()[-1]) == (Zone.GRAVEYARD, "TLC_460t")


def test_a_discover_in_the_enemy_deck_is_one_of_mine() -> None:
    t = table("HERO_08", build=LATE)
    quest, scuffle = t.play("TLC_460"), t.hand("TLC_365")
    t.deck(YETI, side=2)
    t.play("CAP_403")
    assert (quest.get(QUEST_PROGRESS), scuffle.get(COST)) == (1, 0)


def test_the_origin_stone_plays_what_was_passed_over() -> None:
    t = table("HERO_08", build=LATE)
    t.weapon("TLC_460t")
    cards = t.deck("CS2_168", "CS2_172", YETI)
    t.answers(*cards, 1, cards[1])
    t.play("TLC_515")
    assert sorted(t.row()) == sorted(["CS2_168", YETI])
    assert t.cards() == ["CS2_172"]
    weapon = t.game.weapon[1]
    assert weapon is not None
    assert (weapon.get(HEALTH), weapon.get(DAMAGE)) == (8, 1)


def test_the_origin_stone_rests_without_another_option() -> None:
    t = table("HERO_08", build=LATE)
    t.weapon("TLC_460t")
    t.deck("CS2_168")
    t.play("TLC_515")
    assert (t.row(), t.cards()) == ([], ["CS2_168"])


def test_a_tribute_dance_makes_one_minion_another() -> None:
    t = table("HERO_08", build=LATE)
    yeti, first, second = t.minion(damage=2), t.minion("CS2_168"), t.minion("CS2_172", side=2)
    t.answers(second, "CS2_172")
    t.play("DINO_414", yeti)
    assert t.row() == ["CS2_172", "CS2_168"]
    assert stats(t.at(1, 0)) == (3, 2)
    assert [stats(each) for each in (first, second)] == [(2, 1), (3, 2)]


def test_a_tribute_dance_of_one_changes_nothing() -> None:
    t = table("HERO_08", build=LATE)
    yeti = t.minion(damage=2)
    t.play("DINO_414", yeti)
    assert stats(yeti) == (4, 3)


def test_osk_gains_an_ability_in_the_hand_and_changes_it_each_turn() -> None:
    t = table("HERO_08", build=LATE)
    t.deck("TLC_452", YETI)
    t.deck(*[YETI] * 3, side=2)
    t.end_turn()
    t.answers(0, "TLC_452t13")
    t.end_turn()
    (osk,) = t.game.hand[1]
    assert (osk.card_id, osk.get(COST), stats(osk)) == ("TLC_452t13", 6, (6, 6))
    t.answers(0)
    t.end_turn()
    t.answers("TLC_452t9", 0)
    t.end_turn()
    assert osk.card_id == "TLC_452t9"
    t.game.oracle = Sequential()
    t.play(osk)
    t.round()
    assert osk.card_id == "TLC_452t9"


def test_osk_has_an_ability_as_he_comes_to_the_hand() -> None:
    t = table("HERO_08", build=LATE)
    osk = t.hand("TLC_452")
    assert osk.card_id == "TLC_452"  # laid there by hand
    t.round()
    assert osk.card_id.startswith("TLC_452t")
