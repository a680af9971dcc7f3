"""Perils in Paradise: Priest; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import COST, DAMAGE, IMMUNE, TAUNT
from table import YETI, stats, table


def test_a_silvermoon_brochure_makes_immune_for_the_turn() -> None:
    t = table("HERO_09", build=217964)
    yeti = t.minion()
    t.play("WORK_017", yeti)
    assert (stats(yeti), yeti.get(IMMUNE)) == ((6, 7), 1)
    assert [e.card_id for e in yeti.attached] == ["WORK_017e", "WORK_017e2"]
    t.deck(YETI, side=2)
    t.end_turn()
    assert (stats(yeti), yeti.get(IMMUNE)) == ((6, 7), 0)


def test_a_brochure_flips_each_turn() -> None:
    t = table("HERO_09", build=217964)
    card = t.hand("WORK_017")
    t.round()
    assert card.card_id == "WORK_017t"
    taunt = t.minion("CS2_121", side=2)
    other = t.hand("WORK_017")
    t.play(card, t.minion("EX1_105", side=2))
    t.round()
    assert (other.card_id, taunt.get(TAUNT)) == ("WORK_017t", 1)


def test_a_gilneas_brochure_silences_and_weakens() -> None:
    t = table("HERO_09", build=217964)
    tank = t.minion("CS2_187", side=2)
    t.play("WORK_017t", tank)
    assert (stats(tank), tank.get(TAUNT)) == ((3, 2), 0)
    assert [e.card_id for e in tank.attached] == ["WORK_017te"]


@pytest.mark.parametrize("drink", ["VAC_404", "VAC_404t1", "VAC_404t2"])
def test_a_nightshade_tea_hurts_a_minion_and_its_hero(drink: str) -> None:
    t = table("HERO_09", build=217964)
    yeti = t.minion(side=2)
    t.play(drink, yeti)
    assert (yeti.get(DAMAGE), t.hero(1).get(DAMAGE), t.hero(2).get(DAMAGE)) == (2, 2, 0)


@pytest.mark.parametrize(("harm", "left"), [(9, 1), (10, 0)])
def test_a_sensory_deprivation_copies_and_destroys_at_twenty(harm: int, left: int) -> None:
    t = table("HERO_09", build=217964)
    t.hurt(1, harm)
    yeti = t.minion(side=2, damage=1)
    t.play("VAC_417", yeti)
    assert [stats(e) for e in t.game.row(1)] == [(4, 4)]
    assert yeti.zone == (Zone.PLAY if left else Zone.GRAVEYARD)


def test_a_brain_masseuse_hurts_its_hero_as_much() -> None:
    t = table("HERO_09", build=217964)
    masseuse = t.minion("VAC_512", side=2)
    t.play("CS2_024", masseuse)
    assert (t.hero(2).get(DAMAGE), t.hero(1).get(DAMAGE)) == (3, 0)


def test_an_acupuncture_hurts_both_heroes() -> None:
    t = table("HERO_09", build=217964)
    yeti = t.minion(side=2)
    t.play("VAC_419")
    assert [e.get(DAMAGE) for e in (t.hero(1), t.hero(2), yeti)] == [4, 4, 0]


@pytest.mark.parametrize(("hurt", "bodies"), [(False, 1), (True, 2)])
def test_a_job_shadower_copies_itself_once_its_hero_was_hurt(hurt: bool, bodies: int) -> None:
    t = table("HERO_09", build=217964)
    if hurt:
        t.play("VAC_419")
    t.play("WORK_032")
    assert t.row() == ["WORK_032"] * bodies


@pytest.mark.parametrize(("hurt", "damage"), [(0, 2), (1, 3)])
def test_hot_coals_glow_after_a_wound(hurt: int, damage: int) -> None:
    t = table("HERO_07", build=221908)
    if hurt:
        t.play("CORE_CS2_029", t.hero(1))
    t.play("VAC_414")
    assert t.hero(2).get(DAMAGE) == damage


@pytest.mark.parametrize(("build", "cost"), [(205031, 1), (255790, 0)])
def test_a_twilight_medium_sets_the_cost_of_the_top_card(build: int, cost: int) -> None:
    t = table("HERO_09", build=build)
    top, other = t.deck("CS2_029", YETI)
    t.play("VAC_423")
    assert (top.get(COST), other.get(COST)) == (cost, 4)
    t.end_turn()
    t.end_turn()
    assert t.cards() == ["CS2_029"]


def test_an_envoy_of_prosperity_lays_the_dearest_card_on_top() -> None:
    t = table("HERO_09", build=255790)
    t.deck(YETI)
    t.hand("CS2_029")
    dear = t.hand("CS2_200")
    t.play("WORK_031")
    assert (t.cards(), t.game.untagged.piles.above) == (["CS2_029"], [dear.id])
    t.end_turn()
    t.end_turn()
    assert t.cards() == ["CS2_029", "CS2_200"]


def test_an_envoy_of_prosperity_finds_nothing_in_an_empty_hand() -> None:
    t = table("HERO_09", build=255790)
    t.play("WORK_031")
    assert t.row() == ["WORK_031"]


def test_two_fortunes_are_copies_of_the_top_card_and_follow_it() -> None:
    t = table("HERO_09", build=217964)
    t.deck("CS2_029", "CS2_106", YETI)
    t.play("VAC_420")
    assert t.cards() == ["CS2_029"] * 2
    assert [each.card_id for each in t.game.deck[1]] == ["CS2_029", "CS2_106", YETI]
    t.play("CS2_023")
    assert t.cards() == [YETI] * 2 + ["CS2_029", "CS2_106"]


def test_a_fortune_that_is_played_is_that_card_and_turns_no_more() -> None:
    t = table("HERO_09", build=217964)
    t.deck(YETI, "CS2_106")
    t.play("VAC_420")
    played, other = t.game.hand[1]
    t.play(played)
    assert (played.card_id, stats(played), played.zone) == (YETI, (4, 5), Zone.PLAY)
    assert (played.attached, [each.card_id for each in other.attached]) == ([], ["VAC_420e1"])
    t.play("CS2_004", played)
    assert (played.card_id, other.card_id) == (YETI, "CS2_106")


def test_a_fortune_stays_what_it_was_where_no_deck_is_left() -> None:
    t = table("HERO_09", build=217964)
    t.play("VAC_420")
    assert t.cards() == ["VAC_420t"] * 2
