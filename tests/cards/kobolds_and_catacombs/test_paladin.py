"""Kobolds & Catacombs: Paladin; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import ATK, COST, DAMAGE, DIVINE_SHIELD, TAUNT
from table import YETI, stats, table


def test_benevolent_djinn_heals_its_hero_at_the_end_of_the_turn() -> None:
    t = table()
    t.minion("LOOT_398")
    hero = t.hurt(1, 5)
    t.end_turn()
    assert hero.get(DAMAGE) == 2


def test_drygulch_jailor_leaves_recruits() -> None:
    t = table("HERO_04")
    t.kill(t.minion("LOOT_363"))
    assert t.cards() == ["CS2_101t"] * 3


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_unidentified_maul_is_identified_as_it_is_drawn(number: int) -> None:
    t = table("HERO_04")
    t.deck("LOOT_286")
    t.deck(YETI, side=2)
    t.end_turn()
    t.answers(0, f"LOOT_286t{number}")
    t.end_turn()
    assert t.cards(1) == [f"LOOT_286t{number}"]


def test_champions_maul_calls_two_recruits() -> None:
    t = table("HERO_04")
    t.play("LOOT_286t1")
    assert t.row() == ["CS2_101t", "CS2_101t"]


@pytest.mark.parametrize(
    ("card_id", "tag", "value"),
    [("LOOT_286t2", TAUNT, 1), ("LOOT_286t3", ATK, 5), ("LOOT_286t4", DIVINE_SHIELD, 1)],
)
def test_mauls_bless_the_own_minions(card_id: str, tag: int, value: int) -> None:
    t = table("HERO_04")
    one, two, theirs = t.minion(), t.minion(), t.minion(side=2)
    before = theirs.get(tag)
    t.play(card_id)
    assert [e.get(tag) for e in (one, two, theirs)] == [value, value, before]


@pytest.mark.parametrize(("build", "worn"), [(25770, []), (27845, ["LOOT_286t2e"])])
def test_a_sacred_maul_gives_taunt_with_or_without_an_enchantment(
    build: int, worn: list[str]
) -> None:
    t = table("HERO_04", build=build)
    yeti = t.minion()
    t.play("LOOT_286t2")
    assert (yeti.get(TAUNT), [e.card_id for e in yeti.attached]) == (1, worn)


def test_level_up_trains_recruits_alone() -> None:
    t = table("HERO_04")
    recruit, yeti = t.minion("CS2_101t"), t.minion()
    theirs = t.minion("CS2_101t", 2)
    t.play("LOOT_333")
    assert [(stats(e), e.get(TAUNT)) for e in (recruit, yeti, theirs)] == [
        ((3, 3), 1),
        ((4, 5), 0),
        ((1, 1), 0),
    ]


def test_call_to_arms_recruits_three_cheap_minions() -> None:
    t = table("HERO_04")
    t.deck("CS2_231", YETI, "CS2_168", "CS2_172", "CS2_200")
    t.play("LOOT_093")
    assert sorted(t.row()) == ["CS2_168", "CS2_172", "CS2_231"]


def test_potion_of_heroism_shields_and_draws() -> None:
    t = table("HERO_04")
    yeti = t.minion(side=2)
    t.deck(YETI)
    t.play("LOOT_088", yeti)
    assert (yeti.get(DIVINE_SHIELD), t.cards()) == (1, [YETI])


def test_crystal_lion_is_cheaper_with_recruits() -> None:
    t = table("HERO_04")
    lion = t.hand("LOOT_313")
    t.minion("CS2_101t")
    t.minion("CS2_101t", side=2)
    t.minion()
    assert lion.get(COST) == 5


def test_pearl_spellstone_grows_with_what_is_restored() -> None:
    t = table("HERO_09")
    t.hurt(1, 20)
    stone = t.hand("LOOT_091")
    t.play(t.power(), t.hero(1))
    assert stone.card_id == "LOOT_091"
    t.play("CS2_089", t.hero(1))
    assert stone.card_id == "LOOT_091t1"
    t.play("CS2_089", t.hero(1))
    assert stone.card_id == "LOOT_091t2"
    t.play(stone)
    assert t.row() == ["LOOT_091t2t"]


def test_lesser_and_plain_pearl_spellstones_summon_smaller_spirits() -> None:
    t = table()
    t.play("LOOT_091")
    t.play("LOOT_091t1")
    assert t.row() == ["LOOT_091t", "LOOT_091t1t"]


def test_valanyr_returns_when_its_bearer_dies() -> None:
    t = table()
    yeti = t.hand(YETI)
    t.hand("CS2_029")
    t.weapon("LOOT_500")
    t.play("CS2_091")
    assert stats(yeti) == (8, 7)
    t.play(yeti)
    t.kill(yeti)
    assert t.game.weapon[1].card_id == "LOOT_500"
