"""Showdown in the Badlands: Death Knight; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import (
    CORPSES,
    CORPSES_SPENT_THIS_GAME,
    COST,
    DAMAGE,
    FROZEN,
    HEALTH,
    NUM_TURNS_IN_HAND,
)
from table import YETI, table


def test_reap_what_you_sow_deals_three_and_excavates() -> None:
    t = table("HERO_11", build=195635)
    yeti = t.minion(side=2)
    t.play("WW_352", yeti)
    assert (yeti.get(DAMAGE), len(t.cards())) == (3, 1)


def test_casualties_leave_ghouls() -> None:
    t = table("HERO_11", build=210640)
    t.play("DEEP_017")
    first, second = t.game.row(1)
    assert [e.card_id for e in (*first.attached, *second.attached)] == ["DEEP_017e", "DEEP_017e"]
    t.kill(first)
    assert t.row() == ["HERO_11bpt", "CS2_101t"]


def test_a_quartzite_crusher_freezes_and_heals() -> None:
    t = table("HERO_11", build=210640)
    t.weapon("DEEP_016")
    hero, giant = t.hurt(1, 10), t.minion("EX1_105", side=2)
    t.attack(hero, giant)
    assert (giant.get(FROZEN) > 0, hero.get(DAMAGE)) == (True, 10 + 8 - 3)


def test_reska_is_cheaper_with_every_death() -> None:
    t = table("HERO_11", build=217964)
    reska = t.hand("WW_373")
    t.kill(t.minion(), t.minion(side=2), t.minion(side=2))
    assert reska.get(COST) == 17


def test_reska_leaves_with_an_enemy_changing_sides() -> None:
    t = table("HERO_11", build=217964)
    foe, other = t.minion(side=2), t.minion("CS2_200", side=2)
    t.answers(other)
    t.kill(t.minion("WW_373"))
    assert (t.row(1), t.row(2)) == (["CS2_200"], [foe.card_id])


@pytest.mark.parametrize(("build", "worn"), [(201108, []), (217964, ["WW_357e"])])
def test_maw_and_paw_turn_corpses_into_health(build: int, worn: list[str]) -> None:
    t = table("HERO_11", build=build)
    t.minion("WW_357")
    t.deck(YETI), t.deck(YETI, side=2)
    t.end_turn()
    assert t.tag(CORPSES) == 5
    t.end_turn()
    assert (t.hero(1).get(HEALTH), t.tag(CORPSES_SPENT_THIS_GAME)) == (35, 5)
    assert [e.card_id for e in t.hero(1).attached] == worn


@pytest.mark.parametrize(("turns", "less"), [(1, 2), (2, 0)])
def test_a_farm_hand_finds_an_undead_cheaper_when_quick(turns: int, less: int) -> None:
    t = table("HERO_11", build=217964)
    hand = t.hand("WW_358")
    hand.tags[NUM_TURNS_IN_HAND] = turns
    t.play(hand)
    (found,) = t.game.in_row(t.game.hand[1])
    assert found.card is not None
    assert found.get(COST) == max(0, found.card.cost - less)


def test_a_fistful_of_corpses_is_thrown() -> None:
    t = table("HERO_11", build=217964)
    t.game.owner(1).tags |= {CORPSES: 5, CORPSES_SPENT_THIS_GAME: 2}
    giant = t.minion("EX1_620", side=2)
    t.play("WW_354", giant)
    assert (giant.get(DAMAGE), t.tag(CORPSES_SPENT_THIS_GAME)) == (3, 2)


def test_a_skeleton_crew_excavates_for_nothing() -> None:
    t = table("HERO_11", build=221908)
    t.play("WW_322")
    (treasure,) = t.game.hand[1]
    assert treasure.get(COST) == 0


def test_a_crop_of_gnomes_withers_at_the_end_of_the_turn() -> None:
    t = table("HERO_11", build=221908)
    t.play("WW_368")
    assert t.row() == ["WW_368t"] * 4
    t.deck(YETI, side=2)
    t.end_turn()
    assert t.row() == []


@pytest.mark.parametrize(("corpses", "cost"), [(3, 3), (20, 8)])
def test_a_corpse_farm_grows_what_corpses_pay(corpses: int, cost: int) -> None:
    t = table("HERO_11", build=221908)
    t.game.owner(1).tags[CORPSES] = corpses
    t.play("WW_374")
    assert t.game.row(1)[0].get(COST) == cost
    assert t.tag(CORPSES_SPENT_THIS_GAME) == cost
