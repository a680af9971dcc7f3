"""Festival of Legends: Priest; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import (
    COST,
    DAMAGE,
    LIFESTEAL,
    RUSH,
    TAUNT,
)
from table import YETI, stats, table

NEWEST = 255790


def test_heartbreaker_hedanis_pays_and_strikes_when_overhealed() -> None:
    t = table("HERO_09", build=NEWEST)
    hedanis = t.play("ETC_334")
    assert hedanis.get(DAMAGE) == 4
    t.play("CS1_112")
    t.play("CS1_112")
    assert (hedanis.get(DAMAGE), t.hero(2).get(DAMAGE)) == (0, 0)
    t.play("CS1_112")
    assert t.hero(2).get(DAMAGE) == 5


def test_heartthrob_calls_a_minion_of_what_was_too_much() -> None:
    t = table("HERO_09", build=NEWEST)
    t.minion("ETC_339")
    t.answers(0)
    t.play("CS1_112")
    called = t.at(1, 1).card
    assert called is not None
    assert called.cost == 2


def test_fan_club_heals_all_friends() -> None:
    t = table("HERO_09", build=NEWEST)
    yeti, hero = t.minion(damage=4), t.hurt(1, 9)
    club = t.play("ETC_449")
    t.play(club)
    assert (yeti.get(DAMAGE), hero.get(DAMAGE)) == (1, 6)


@pytest.mark.parametrize(("mana", "strong"), [(2, (5, 7)), (3, (4, 5))])
def test_synchronize_strengthens_minion_and_copy_as_a_finale(
    mana: int, strong: tuple[int, int]
) -> None:
    t = table("HERO_09", build=190416, mana=mana)
    yeti = t.minion(side=2)
    t.play("ETC_338", yeti)
    assert [stats(e) for e in (yeti, t.game.hand[1][0])] == [strong, strong]


def test_synchronize_needs_a_minion() -> None:
    t = table("HERO_09", build=190416)
    assert t.refuses("ETC_338")


def test_an_idols_adoration_makes_the_power_free_and_wears() -> None:
    t = table(build=174258)
    weapon = t.weapon("ETC_312")
    assert t.power().get(COST) == 0
    t.play(t.power(), t.hero(2))
    assert weapon.get(DAMAGE) == 1


@pytest.mark.parametrize(
    ("card_id", "left"), [("CS2_182", None), ("EX1_577", (4, 2)), ("CS2_186", (2, 2))]
)
def test_shadow_chord_distort_destroys_what_has_no_attack_left(
    card_id: str, left: tuple[int, int] | None
) -> None:
    """A stat does not fall below 0 (U440:8977)."""
    t = table("HERO_09", build=170824)
    victim = t.minion(card_id, side=2)
    t.play("ETC_305", victim)
    assert (stats(victim) if victim in t.game.board[2] else None) == left


@pytest.mark.parametrize(("wounds", "grown"), [((3, 4), 0), ((2, 3), 1), ((0, 1), 2)])
def test_a_dreamboat_grows_for_each_friend_that_is_overhealed(
    wounds: tuple[int, int], grown: int
) -> None:
    t = table("HERO_09", build=NEWEST)
    friends = [t.minion(damage=wound) for wound in wounds]
    boat = t.play("ETC_332")
    assert stats(boat) == (1 + grown, 2 + grown)
    assert {e.card_id for e in boat.attached} == ({"ETC_332e"} if grown else set())
    assert [e.get(DAMAGE) for e in friends] == [max(0, wound - 3) for wound in wounds]


@pytest.mark.parametrize(("wounds", "spent"), [((0, 0, 0), 0), ((0, 3, 0), 1), ((3, 3, 3), 3)])
def test_a_funnel_cake_refreshes_a_crystal_for_each_overhealed(
    wounds: tuple[int, int, int], spent: int
) -> None:
    t = table("HERO_09", build=185749, mana=10)
    row = [t.minion(damage=wound) for wound in wounds]
    t.play("CS2_146")
    t.play("CS2_146")
    t.play("JAM_025", row[1])
    assert [stats(e) for e in row] == [(4, 5)] * 3
    assert t.spent() == spent


def test_a_deafened_minion_is_hurt_by_a_combo() -> None:
    t = table("HERO_09", build=217964)
    guard, other = t.minion("CS2_162", side=2), t.minion("CS2_162", side=2)
    t.play("JAM_022", guard)
    t.play("JAM_022", other)
    assert (guard.get(TAUNT), other.get(TAUNT)) == (0, 0)
    assert (guard.get(DAMAGE), other.get(DAMAGE)) == (0, 2)


@pytest.mark.parametrize(
    ("option", "size", "rush", "lifesteal"), [(0, (6, 5), 1, 0), (1, (4, 7), 0, 1)]
)
def test_a_fanboy_cheers_for_a_friend(
    option: int, size: tuple[int, int], rush: int, lifesteal: int
) -> None:
    t = table("HERO_09", build=217964)
    yeti, foe = t.minion(), t.minion(side=2)
    fan = t.hand("JAM_027")
    assert t.refuses(fan, foe, option)
    t.play(fan, yeti, option)
    assert (stats(yeti), yeti.get(RUSH), yeti.get(LIFESTEAL)) == (size, rush, lifesteal)


def test_a_plagiarizarrr_copies_the_top_card_of_the_opponent() -> None:
    t = table("HERO_09", build=255790)
    t.deck("CS2_200", YETI, side=2)
    t.play("JAM_023")
    assert (t.cards(), len(t.game.deck[2])) == (["CS2_200"], 2)
    t.end_turn()
    assert t.cards(2) == ["CS2_200"]
