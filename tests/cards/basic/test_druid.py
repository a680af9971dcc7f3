"""Basic: Druid; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import (
    ARMOR,
    ATK,
    COST,
    DAMAGE,
    RESOURCES,
    RESOURCES_SPENT_THIS_TURN,
    RESOURCES_USED,
    TAUNT,
    TEMP_RESOURCES,
)
from hsreplay_sim.engine.rules.deaths import settle
from hsreplay_sim.engine.rules.enchantments import attach, silence
from table import (
    YETI,
    stats,
    table,
)


def test_claw_arms_the_hero_for_a_turn() -> None:
    t = table("HERO_06")
    t.play("CS2_005")
    assert (t.hero(1).get(ATK), t.hero(1).get(ARMOR)) == (2, 2)
    t.attack(t.hero(1), t.hero(2))
    assert t.hero(2).get(DAMAGE) == 2
    t.end_turn()
    assert (t.hero(1).get(ATK), t.hero(1).get(ARMOR)) == (0, 2)


def test_healing_touch_restores_eight() -> None:
    t = table("HERO_06")
    t.play("CS2_007", t.hurt(1, 20))
    assert t.hero(1).get(DAMAGE) == 12


def test_moonfire_deals_one_and_spell_damage_adds_to_it() -> None:
    t = table("HERO_06")
    t.play("CS2_008", t.hero(2))
    t.minion("CS2_142")
    t.play("CS2_008", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 3


@pytest.mark.parametrize(("build", "size"), [(54613, (6, 7)), (255790, (6, 8))])
def test_mark_of_the_wild_follows_the_text_of_the_build(build: int, size: tuple[int, int]) -> None:
    t = table("HERO_06", build=build)
    yeti = t.minion()
    t.play("CS2_009", yeti)
    assert stats(yeti) == size
    assert yeti.get(TAUNT) == 1


def test_savage_roar_strengthens_all_friendly_characters_for_a_turn() -> None:
    t = table("HERO_06")
    mine, theirs = t.minion(), t.minion(side=2)
    t.play("CS2_011")
    assert [e.get(ATK) for e in (t.hero(1), mine, t.hero(2), theirs)] == [2, 6, 0, 4]
    t.end_turn()
    assert [e.get(ATK) for e in (t.hero(1), mine)] == [0, 4]


def test_swipe_hits_one_enemy_hard_and_all_others_lightly() -> None:
    t = table("HERO_06")
    first, second, mine = t.minion(side=2), t.minion(side=2), t.minion()
    t.play("CS2_012", first)
    assert [e.get(DAMAGE) for e in (first, second, t.hero(2), mine)] == [4, 1, 1, 0]


def test_wild_growth_gives_an_empty_crystal() -> None:
    t = table("HERO_06", mana=3)
    t.play("CS2_013")
    assert (t.tag(RESOURCES), t.tag(RESOURCES_USED)) == (4, 4)


def test_wild_growth_at_ten_crystals_gives_excess_mana_which_draws() -> None:
    t = table("HERO_06", mana=10)
    t.play("CS2_013")
    assert t.cards() == ["CS2_013t"]
    t.deck(YETI)
    t.play(t.game.hand[1][0])
    assert t.cards() == [YETI]


@pytest.mark.parametrize(("build", "gained"), [(20457, 2), (54613, 1)])
def test_innervate_gives_mana_for_this_turn_only(build: int, gained: int) -> None:
    t = table("HERO_06", build=build, mana=5)
    t.play("EX1_169")
    assert (t.tag(TEMP_RESOURCES), t.tag(RESOURCES)) == (gained, 5)
    t.end_turn()
    assert t.tag(TEMP_RESOURCES) == 0


def test_starfire_deals_five_and_draws() -> None:
    t = table("HERO_06")
    t.deck(YETI)
    t.play("EX1_173", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 5
    assert t.cards() == [YETI]


def test_swipe_hits_everybody_before_anything_follows() -> None:
    """U594b:17226-17244: the Armorsmith's armour comes too late for the hero."""
    t = table()
    smith, hero = t.minion("EX1_402", 2), t.hero(2)
    t.minion(side=2)
    t.play("CS2_012", smith)
    assert (hero.get(DAMAGE), hero.get(ARMOR)) == (1, 2)


@pytest.mark.parametrize(("build", "spent"), [(170824, 3), (54613, 0)])
def test_an_empty_crystal_counts_as_spent_in_the_turn(build: int, spent: int) -> None:
    t = table(build=build, mana=5)
    t.play("CS2_013")
    cost = 3
    assert t.tag(RESOURCES_SPENT_THIS_TURN) == (cost + 1 if spent else 0)


@pytest.mark.parametrize(("build", "spent"), [(174258, 4), (185749, 3)])
def test_r44_an_empty_crystal_counts_as_spent_in_the_turn_up_to_174258(
    build: int, spent: int
) -> None:
    """U042:1331, U578:1643."""
    t = table("HERO_06", build=build, mana=5)
    cost = t.hand("CS2_013").get(COST)
    t.play(t.game.hand[1][0])
    assert t.tag(RESOURCES_SPENT_THIS_TURN) == cost + (spent == 4)


def test_gift_of_the_wild_strengthens_all_friends() -> None:
    t = table()
    mine, yours = t.minion(), t.minion(side=2)
    t.play("EX1_183")
    assert (stats(mine), mine.get(TAUNT), stats(yours)) == ((6, 7), 1, (4, 5))


@pytest.mark.parametrize(("build", "attack"), [(8834, 6), (9166, 6), (9786, 4), (54613, 4)])
def test_r200_silence_takes_savage_roar_since_9786(build: int, attack: int) -> None:
    """hs-bugs#26."""
    t = table("HERO_06", build=build)
    yeti = t.minion()
    t.play("CS2_011")
    silence(t.game, yeti)
    settle(t.game)
    assert yeti.get(ATK) == attack


@pytest.mark.parametrize(
    ("crystals", "coins", "full"), [(8, 2, True), (8, 1, True), (7, 1, False), (10, 0, True)]
)
def test_wild_growth_brings_excess_mana_for_mana_of_the_turn_too(
    crystals: int, coins: int, *, full: bool
) -> None:
    """metastone 293: what counts is what is left to spend after the card is paid."""
    t = table("HERO_06", build=17720, mana=crystals)
    growth = t.hand("CS2_013")
    attach(t.game, t.hero(1), growth, "BRM_028e")
    attach(t.game, t.hero(1), growth, "BRM_028e")
    settle(t.game)
    for _ in range(coins):
        t.play("EX1_169")
    t.play(growth)
    assert (t.cards(), t.tag(RESOURCES)) == (
        (["CS2_013t"], crystals) if full else ([], crystals + 1)
    )
