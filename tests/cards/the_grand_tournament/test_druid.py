"""The Grand Tournament: Druid; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import CHARGE, COST, DAMAGE, RESOURCES, STEALTH
from table import YETI, stats, table

WISP = "CS2_231"
BEAST = "CS2_172"


def test_living_roots_is_two_damage_or_two_saplings() -> None:
    t = table()
    t.play("AT_037", t.hero(2), option=0)
    t.play("AT_037", option=1)
    assert t.hero(2).get(DAMAGE) == 2
    assert t.row() == ["AT_037t", "AT_037t"]


def test_astral_communion_gives_ten_crystals_for_the_hand() -> None:
    t = table("HERO_06", mana=4)
    t.hand(WISP)
    t.play("AT_043")
    assert (t.tag(RESOURCES), t.cards()) == (10, [])


def test_astral_communion_brings_excess_mana_when_the_crystals_are_full() -> None:
    t = table(mana=10)
    t.hand(YETI)
    t.play("AT_043")
    assert t.cards() == ["CS2_013t"]


def test_darnassus_aspirant_lends_a_crystal() -> None:
    t = table(mana=4)
    aspirant = t.play("AT_038")
    assert t.tag(RESOURCES) == 5
    t.kill(aspirant)
    assert t.tag(RESOURCES) == 4


def test_savage_combatant_arms_the_hero_for_the_turn() -> None:
    t = table("HERO_01")
    t.minion("AT_039")
    t.play(t.power())
    assert stats(t.hero(1))[0] == 2
    t.end_turn()
    assert stats(t.hero(1))[0] == 0


def test_wildwalker_strengthens_a_beast_alone() -> None:
    t = table()
    beast, yeti = t.minion(BEAST), t.minion()
    assert t.refuses("AT_040", yeti)
    t.play("AT_040", beast)
    assert stats(beast) == (3, 5)


@pytest.mark.parametrize(
    ("option", "form", "charge", "stealth"), [(0, (2, 1), 1, 0), (1, (3, 2), 0, 1)]
)
def test_druid_of_the_saber_takes_one_form(
    option: int, form: tuple[int, int], charge: int, stealth: int
) -> None:
    t = table()
    druid = t.play("AT_042", option=option)
    assert (stats(druid), druid.get(CHARGE), druid.get(STEALTH)) == (form, charge, stealth)


@pytest.mark.parametrize(
    ("card_id", "form"), [("AT_042", "OG_044c"), ("EX1_165", "OG_044a"), ("BRM_010", "OG_044b")]
)
def test_r226_under_fandral_a_druid_takes_the_form_of_both(card_id: str, form: str) -> None:
    t = table()
    t.minion("OG_044")
    t.play(card_id)
    assert t.row() == ["OG_044", form]


def test_mulch_gives_the_opponent_a_minion_for_what_it_destroys() -> None:
    t = table()
    yeti = t.minion(side=2)
    t.answers(WISP)
    t.play("AT_044", yeti)
    assert (t.row(2), t.cards(2)) == ([], [WISP])


def test_aviana_prices_minions() -> None:
    t = table()
    yeti, fireball = t.hand("CS2_182"), t.hand("CS2_029")
    t.minion("AT_045")
    assert (yeti.get(COST), fireball.get(COST)) == (1, 4)


@pytest.mark.parametrize("build", [54613, 190920])
def test_knight_of_the_wild_costs_less_for_beasts_that_were_summoned(build: int) -> None:
    t = table(build=build)
    knight = t.hand("AT_041")
    t.play("CS2_171")
    t.play("CS2_182")
    assert knight.get(COST) == 6
