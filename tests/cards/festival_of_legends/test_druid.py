"""Festival of Legends: Druid; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import (
    ARMOR,
    ATK,
    COST,
    NUM_CARDS_TO_DRAW,
    RESOURCES,
    RESOURCES_USED,
    TAUNT,
)
from table import YETI, stats, table
from texts import written


@pytest.mark.parametrize(("card_id", "atk", "armour"), [("ETC_379", 2, 4), ("ETC_379t", 4, 2)])
def test_a_mood_gives_attack_and_armor(card_id: str, atk: int, armour: int) -> None:
    t = table("HERO_06", build=190416)
    t.play(card_id)
    assert (t.hero(1).get(ATK), t.hero(1).get(ARMOR)) == (atk, armour)
    t.end_turn()
    assert t.hero(1).get(ATK) == 0


def test_a_mood_swaps_as_each_own_turn_ends() -> None:
    t = table("HERO_06", build=190416)
    mood = t.hand("ETC_379")
    t.end_turn()
    assert mood.card_id == "ETC_379t"
    t.end_turn()
    assert mood.card_id == "ETC_379t"
    t.round()
    assert mood.card_id == "ETC_379"


def test_a_drum_circle_summons_treants_or_strengthens() -> None:
    t = table("HERO_06", build=223542)
    t.play("ETC_373", option=0)
    assert t.row() == ["ETC_373t"] * 5
    treant = t.at(1, 0)
    foe = t.minion(side=2)
    t.play("ETC_373", option=1)
    assert (stats(treant), treant.get(TAUNT), stats(foe)) == ((4, 6), 1, (4, 5))


def test_a_drum_circle_on_a_full_board_cannot_summon() -> None:
    t = table("HERO_06", build=223542)
    t.fill(1)
    assert t.refuses("ETC_373", option=0)


@pytest.mark.parametrize(("mana", "cost"), [(5, 7), (6, 8)])
def test_a_summer_flowerchild_draws_two_dear_cards_cheaper_as_a_finale(
    mana: int, cost: int
) -> None:
    t = table("HERO_06", build=190416, mana=mana)
    t.deck(YETI, "EX1_586", "CS2_232", "CS2_232")
    t.answers("CS2_232", "CS2_232")
    since = len(t.game.out)
    t.play("ETC_376")
    draws = [value for _, tag, value in written(t.game, since) if tag == NUM_CARDS_TO_DRAW]
    assert draws == [1, 0] * 2  # each gets its enchantment before the next draw
    assert [(e.card_id, e.get(COST)) for e in t.game.hand[1]] == [("CS2_232", cost)] * 2
    assert [len(e.attached) for e in t.game.hand[1]] == [8 - cost] * 2


@pytest.mark.parametrize(("spent", "left", "mine"), [(4, 5, 8), (0, 6, 7)])
def test_a_doomkin_takes_an_empty_crystal(spent: int, left: int, mine: int) -> None:
    t = table(build=195635, mana=7)
    foe = t.game.owner(2)
    foe.tags |= {RESOURCES: 6, RESOURCES_USED: spent}
    t.play("JAM_029")
    assert (t.tag(RESOURCES, 2), t.tag(RESOURCES_USED, 2)) == (left, max(0, spent - 1))
    assert (t.tag(RESOURCES), t.tag(RESOURCES) - t.spent()) == (mine, 1)


def test_spread_the_word_is_cheaper_for_a_strong_hero() -> None:
    t = table("HERO_10", build=199503)
    word = t.hand("ETC_384")
    t.weapon("RLK_740")
    t.play("CORE_CS2_029", t.hero(2))
    assert word.get(COST) == 0
    t.deck(YETI, YETI)
    t.play(word)
    assert t.cards() == [YETI, YETI]
