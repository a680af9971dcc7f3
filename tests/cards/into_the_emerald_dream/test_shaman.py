"""Into the Emerald Dream: Shaman; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    COST,
    DAMAGE,
    DISPLAYED_CREATOR,
    NUM_CARDS_PLAYED_THIS_TURN,
    TAG_3527,
    TAG_SCRIPT_DATA_NUM_1,
    TAUNT,
    TEMP_RESOURCES,
    WINDFURY,
)
from table import YETI, Table, stats, table


def with_ohnahra(*deck: str) -> Table:
    """Ohn'ahra on the board of side 1, and a deck whose first card is its top."""
    t = table("HERO_02", build=217964)
    t.minion("EDR_031")
    t.deck(*deck)
    t.deck(YETI, side=2)
    return t


def test_ohnahra_plays_a_minion_a_spell_and_a_weapon_of_the_top() -> None:
    """The Elven Archer shoots, the Fireball and the Archer aim at random, the axe is equipped."""
    t = with_ohnahra("CS2_189", "CS2_029", "CS2_106", YETI)
    foe = t.minion(YETI, 2)
    t.answers(0, 0, 0, foe, t.hero(2), 0)
    t.end_turn()
    assert t.row() == ["EDR_031", "CS2_189"]
    assert stats(foe) == (4, 4)
    assert t.hero(2).get(DAMAGE) == 6
    assert [each.card_id for each in t.game.weapons[1]] == ["CS2_106"]
    assert [each.card_id for each in t.game.deck[1]] == [YETI]
    assert (t.spent(), t.tag(NUM_CARDS_PLAYED_THIS_TURN)) == (0, 0)


def test_what_finds_no_room_beside_ohnahra_stays_in_the_deck() -> None:
    t = with_ohnahra(YETI, YETI, "CS2_029")
    while len(t.row()) < 6:
        t.minion()
    t.answers(0, 0, 0, t.hero(2), 0)
    t.end_turn()
    assert len(t.row()) == 7
    assert [each.card_id for each in t.game.deck[1]] == [YETI]
    assert t.hero(2).get(DAMAGE) == 6


def test_ohnahra_plays_no_more_once_it_has_left_play() -> None:
    """The Twisting Nether on top of the deck destroys it."""
    t = with_ohnahra("EX1_312", YETI, YETI)
    t.end_turn()
    assert t.row() == []
    assert len(t.game.deck[1]) == 2


def test_ohnahra_plays_heroes_and_locations_too() -> None:
    t = with_ohnahra("ICC_833", "REV_990", YETI)
    t.answers(0, 0, 0, 0)
    t.end_turn()
    assert t.hero(1).card_id == "ICC_833"
    assert t.power().card_id == "ICC_833h"
    assert t.row() == ["EDR_031", "ICC_833t", "REV_990", YETI]


def test_an_emberscarred_whelp_gives_mana_next_turn_only() -> None:
    t = table("HERO_02", build=223542, mana=5)
    t.answers("UNG_208", "CS2_187", "EX1_250", 1)
    t.play("FIR_927")
    assert t.cards() == ["CS2_187"]
    t.answers()
    t.end_turn()
    t.end_turn()
    assert t.tag(TEMP_RESOURCES) == 1
    t.end_turn()
    t.end_turn()
    assert t.tag(TEMP_RESOURCES) == 0


NEW = 241170


@pytest.mark.parametrize(("build", "drawn"), [(217964, 0), (NEW, 1)])
def test_an_aspects_embrace_heals_draws_and_imbues(build: int, drawn: int) -> None:
    t = table("HERO_02", build=build)
    t.deck(YETI)
    hero = t.hurt(1, 10)
    t.play("EDR_231", hero)
    assert (hero.get(DAMAGE), len(t.cards()), t.tag(TAG_3527)) == (6, drawn, 1)


def test_merithra_resurrects_different_great_minions() -> None:
    t = table("HERO_02", build=NEW)
    t.kill(t.minion("EX1_105"), t.minion("EX1_105"), t.minion(), t.minion("EX1_620"))
    t.play("EDR_238")
    assert sorted(t.row()) == ["EDR_238", "EX1_105", "EX1_620"]


def test_a_glowroot_lure_is_cheaper_for_each_use_of_the_power() -> None:
    t = table("HERO_02", build=NEW)
    lure = t.hand("EDR_477")
    t.play(t.power())
    assert lure.get(COST) == 5
    t.round()
    t.play(t.power())
    assert lure.get(COST) == 4


def test_an_avatar_of_destruction_takes_all_enemy_minions_along() -> None:
    t = table("HERO_02", build=NEW)
    avatar, mine, enemy = t.minion("FIR_778"), t.minion(), t.minion("EX1_620", side=2)
    t.kill(avatar)
    assert (mine.get(DAMAGE), enemy.zone, t.hero(2).get(DAMAGE)) == (0, Zone.GRAVEYARD, 0)


@pytest.mark.parametrize(("held", "hurt"), [(YETI, 4), ("EX1_620", 8)])
def test_flames_of_the_firelord_burn_more_beside_a_great_card(held: str, hurt: int) -> None:
    t = table("HERO_02", build=NEW)
    t.hand(held)
    enemy = t.minion("EX1_105", side=2)
    t.play("FIR_923")
    assert (enemy.get(DAMAGE) or 8) == hurt


def test_a_living_garden_imbues_and_makes_the_chosen_minion_cheaper() -> None:
    t = table("HERO_02", build=NEW)
    yeti, golem, spell = t.hand(YETI), t.hand("CS2_186"), t.hand("CS2_029")
    garden = t.hand("EDR_518")
    assert t.refuses(garden, spell)
    t.play(garden, golem)
    assert [e.get(COST) for e in (yeti, golem, spell)] == [4, 6, 4]
    assert t.tag(TAG_3527) == 1


@pytest.mark.parametrize("imbued", [1, 3])
def test_a_blessing_of_the_wind_makes_a_minion_of_a_higher_cost(imbued: int) -> None:
    t = table(build=221850)
    t.game.owner(1).tags[TAG_3527] = imbued
    power = t.hero_power("EDR_448p")
    t.round()
    yeti, foe = t.minion(), t.minion(side=2)
    assert power.get(TAG_SCRIPT_DATA_NUM_1) == imbued
    assert t.refuses(power, foe)
    t.play(power, yeti)
    assert yeti.card is not None
    assert (yeti.card.cost, yeti.get(DISPLAYED_CREATOR)) == (4 + imbued, power.id)


def test_a_beanstalk_brute_gives_to_the_minions_nearest_to_the_top() -> None:
    t = table("HERO_02", build=255790)
    cards = t.deck(YETI, "CS2_029", "CS2_200", "CS2_029", YETI, YETI)
    t.play("EDR_230")
    grown = [(8, 9), (10, 11), (8, 9)]
    assert [stats(cards[each]) for each in (0, 2, 4, 5)] == [*grown, (4, 5)]
    assert t.game.untagged.piles.above == [card.id for card in cards[:5]]


def test_a_beanstalk_brute_gives_to_the_one_minion_there_is() -> None:
    t = table("HERO_02", build=255790)
    spell, yeti = t.deck("CS2_029", YETI)
    t.play("EDR_230")
    assert (stats(yeti), spell.attached) == ((8, 9), [])


def test_a_typhoon_shuffles_each_minion_into_either_deck() -> None:
    t = table("HERO_02", build=255790)
    t.minion("CS2_182")
    t.minion("CS2_172", side=2)
    t.minion("CS2_168", side=2)
    t.answers(1, 0, 1)
    t.play("EDR_232")
    assert (t.row(1), t.row(2)) == ([], [])
    decks = [sorted(each.card_id for each in t.game.deck[side]) for side in (1, 2)]
    assert sorted(map(len, decks)) == [1, 2]


def test_the_spirits_of_the_forest_are_wolves_or_falcons() -> None:
    t = table("HERO_02", build=255790)
    t.play("EDR_233", option=0)
    assert [(stats(e), e.get(TAUNT)) for e in t.game.row(1)] == [((2, 3), 1)] * 3
    t.play("EDR_233", option=1)
    assert [(stats(e), e.get(WINDFURY)) for e in t.game.row(1)[3:]] == [((4, 3), 1)] * 2
    t.fill(1)
    assert t.refuses("EDR_233", option=0)
    assert t.refuses("EDR_233", option=1)


def test_an_emerald_bounty_is_ripe_after_two_turns() -> None:
    t = table("HERO_02", build=255790)
    t.deck("GAME_005", "GAME_005")
    t.play("EDR_234")
    coin, other = t.game.hand[1]
    assert t.refuses(coin)
    assert t.refuses(other)
    t.round()
    assert t.refuses(coin)
    t.round()
    t.play(coin)
    t.play(other)


def test_an_emerald_bounty_that_burns_a_card_locks_the_other() -> None:
    t = table("HERO_02", build=255790)
    for _ in range(9):
        t.hand("GAME_005")
    t.deck("CS2_029", "CS2_029")
    t.play("EDR_234")
    assert t.cards() == ["GAME_005"] * 9 + ["CS2_029"]
    assert t.refuses(t.game.hand[1][-1], t.hero(2))
