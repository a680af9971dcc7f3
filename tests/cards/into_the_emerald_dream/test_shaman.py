"""Into the Emerald Dream: Shaman; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    COST,
    DAMAGE,
    DISPLAYED_CREATOR,
    TAG_3527,
    TAG_SCRIPT_DATA_NUM_1,
    TEMP_RESOURCES,
)
from table import YETI, stats, table


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
