"""Mana in writing: overload, crystals gained and lost, mana for this turn only (R35, R42, R228)."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import (
    CARD_TARGET,
    HEROPOWER_ACTIVATIONS_THIS_TURN,
    NUM_RESOURCES_SPENT_THIS_GAME,
    OVERLOAD_OWED,
    OVERLOAD_THIS_GAME,
    RESOURCES,
    RESOURCES_USED,
    TEMP_RESOURCES,
)
from hsreplay_sim.cards.words.effects import gain_crystals, gain_mana
from hsreplay_sim.engine.invariants import check
from hsreplay_sim.engine.options.requirements import mana_left
from table import Table, table
from texts import spell, written

BOLT, COIN, INNERVATE = "EX1_238", "GAME_005", "EX1_169"


def _changes(t: Table, since: int, *tags: int) -> list[tuple[int, int]]:
    """(tag, value) of the changes of player 1."""
    player = t.game.owner(1)
    found = written(t.game, since, of=player)
    return [(tag, value) for _, tag, value in found if tag in tags]


@pytest.mark.parametrize(("build", "left"), [(12574, 0), (14830, 0), (15590, 1), (22611, 1)])
def test_r228_an_overload_card_spends_its_own_tag_up_to_14830(build: int, left: int) -> None:
    t = table(build=build, mana=5)
    bolt = t.play(BOLT, t.hero(2))
    assert t.tag(OVERLOAD_OWED) == 1
    assert bolt.get(OVERLOAD_OWED) == left


@pytest.mark.parametrize(("build", "counted"), [(9786, 0), (10833, 0), (12574, 1), (54613, 1)])
def test_r228_overload_of_a_game_is_counted_since_12574(build: int, counted: int) -> None:
    """U159:1158 and U152:13420 count nothing."""
    t = table(build=build, mana=5)
    t.play(BOLT, t.hero(2))
    assert t.tag(OVERLOAD_THIS_GAME) == counted


@pytest.mark.parametrize("build", [12574, 19632])
def test_r228_overload_is_owed_before_the_target_is_written(build: int) -> None:
    t = table(build=build, mana=5)
    since = len(t.game.out)
    t.play(BOLT, t.hero(2))
    order = [tag for _, tag, _ in written(t.game, since) if tag in (OVERLOAD_OWED, CARD_TARGET)]
    assert order[0] == OVERLOAD_OWED
    assert CARD_TARGET in order


@pytest.mark.parametrize(
    ("build", "spent", "then"),
    [
        (12574, 2, [(TEMP_RESOURCES, 1)]),
        (49534, 2, [(RESOURCES_USED, 1)]),
        (49534, 0, [(TEMP_RESOURCES, 1)]),
        (56359, 2, [(RESOURCES_USED, 1)]),
        (58638, 2, [(TEMP_RESOURCES, 1)]),
        (192896, 2, [(TEMP_RESOURCES, 1)]),
        (203120, 2, [(RESOURCES_USED, 1)]),
        (203120, 0, [(TEMP_RESOURCES, 1)]),
    ],
)
def test_r35_the_coin_refreshes_a_spent_crystal_in_some_builds(
    build: int, spent: int, then: list[tuple[int, int]]
) -> None:
    t = table(build=build, mana=5)
    t.game.owner(1).tags[RESOURCES_USED] = spent
    since = len(t.game.out)
    t.play(COIN)
    assert _changes(t, since, RESOURCES_USED, TEMP_RESOURCES) == then


def test_r35_mana_beyond_the_maximum_refreshes_crystals_one_by_one() -> None:
    t = table(build=12574, mana=9)
    t.game.owner(1).tags[RESOURCES_USED] = 5
    since = len(t.game.out)
    t.play(spell(t, gain_mana(3)))
    assert _changes(t, since, RESOURCES_USED, TEMP_RESOURCES) == [
        (RESOURCES_USED, 8),
        (TEMP_RESOURCES, 1),
        (RESOURCES_USED, 7),
        (RESOURCES_USED, 6),
    ]


@pytest.mark.parametrize("build", [10833, 12574])
def test_r44_empty_crystals_come_singly_and_once_counted_as_spent(build: int) -> None:
    t = table(build=build, mana=5)
    card = spell(t, gain_crystals(2))
    since = len(t.game.out)
    t.play(card)
    wanted = [(RESOURCES, 6), (RESOURCES_USED, 4), (RESOURCES, 7), (RESOURCES_USED, 5)]
    assert _changes(t, since, RESOURCES, RESOURCES_USED)[1:] == wanted
    assert t.tag(NUM_RESOURCES_SPENT_THIS_GAME) == (5 if build == 10833 else 3)


def test_r44_full_crystals_come_at_once_and_refresh_beyond_the_maximum() -> None:
    t = table(build=25770, mana=9)
    card = spell(t, gain_crystals(3, full=True))
    since = len(t.game.out)
    t.play(card)
    wanted = [(RESOURCES, 10), (RESOURCES_USED, 2), (RESOURCES_USED, 1)]
    assert _changes(t, since, RESOURCES, RESOURCES_USED)[1:] == wanted


@pytest.mark.parametrize(("build", "count"), [(9166, 0), (9786, 1)])
def test_r104_uses_of_the_hero_power_are_counted_since_9786(build: int, count: int) -> None:
    t = table("HERO_01", build=build, mana=5)
    t.play(t.power())
    assert t.tag(HEROPOWER_ACTIVATIONS_THIS_TURN) == count


def test_r42_overload_may_lock_more_crystals_than_there_are() -> None:
    """U490:7361: of 2 crystals 4 are used."""
    t = table("HERO_02", mana=2)
    t.game.owner(1).tags[OVERLOAD_OWED] = 4
    t.end_turn()
    t.end_turn()
    assert (t.tag(RESOURCES), t.spent()) == (3, 4)
    assert check(t.game) == []
    assert mana_left(t.game, 1) == 0
