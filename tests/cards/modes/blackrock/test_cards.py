"""Spells and minions of the bosses of Blackrock Mountain; each played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import ARMOR, DAMAGE
from table import YETI, stats, table

BUILD = 18792


def test_flameheart_draws_and_gives_armor() -> None:
    t = table(build=BUILD)
    t.deck(YETI, YETI, YETI)
    t.play("BRMA_01")
    assert (len(t.cards()), t.hero(1).get(ARMOR)) == (2, 4)


@pytest.mark.parametrize(
    ("card", "row"),
    [
        ("BRMA01_4", ["BRMA01_4t"] * 4),
        ("BRMA04_4", ["BRMA04_3"] * 3),
        ("BRMA15_3", ["BRMA15_4"] * 3),
    ],
)
def test_spells_that_summon(card: str, row: list[str]) -> None:
    t = table(build=BUILD)
    t.play(card)
    assert t.row() == row


def test_heroic_firesworn_count_those_that_died_in_the_turn() -> None:
    t = table(build=BUILD)
    t.kill(t.minion("BRMA04_3H"), t.minion("BRMA04_3H"))
    assert t.hero(2).get(DAMAGE) == 12


def test_time_for_smash_hurts_an_enemy() -> None:
    t = table(build=BUILD)
    t.play("BRMA07_3")
    assert (t.hero(2).get(DAMAGE), t.hero(1).get(ARMOR)) == (5, 5)


def test_drakkisaths_command_destroys_and_gives_armor() -> None:
    t = table(build=BUILD)
    t.play("BRMA08_3", t.minion(side=2))
    assert (t.row(2), t.hero(1).get(ARMOR)) == ([], 10)


def test_the_true_warchief_takes_legends_alone() -> None:
    t = table(build=BUILD)
    assert t.refuses("BRMA09_6", t.minion(side=2))
    t.play("BRMA09_6", t.minion("EX1_012", 2))
    assert t.row(2) == [YETI]


def test_burning_adrenaline_hurts_the_enemy_hero() -> None:
    t = table(build=BUILD)
    t.play("BRMA11_3")
    assert t.hero(2).get(DAMAGE) == 2


def test_chromatic_dragonkin_grow_with_spells_of_the_enemy() -> None:
    t = table(build=BUILD)
    t.play("BRMA12_8", t.minion(side=2))
    grown = stats(t.at(2, 0))
    t.play("GAME_005")
    assert (t.row(2), grown, stats(t.at(2, 0))) == (["BRMA12_8t"], (2, 3), (4, 5))


def test_the_son_of_the_flame_burns_a_target() -> None:
    t = table(build=BUILD)
    t.play("BRMA13_5", t.hero(2))
    assert t.hero(2).get(DAMAGE) == 6


def test_die_insect_hits_an_enemy() -> None:
    t = table(build=BUILD)
    t.play("BRMA13_8")
    assert t.hero(2).get(DAMAGE) == 8


def test_toxitron_hurts_all_others_as_its_turn_starts() -> None:
    t = table(build=BUILD)
    tron, mine, theirs = t.minion("BRMA14_5"), t.minion(), t.minion(side=2)
    t.round()
    assert [each.get(DAMAGE) for each in (tron, mine, theirs, t.hero(2))] == [0, 1, 1, 0]


def test_lava_hurts_all_minions() -> None:
    t = table(build=BUILD)
    mine, theirs = t.minion(), t.minion(side=2)
    t.play("BRMA17_4")
    assert [each.get(DAMAGE) for each in (mine, theirs)] == [2, 2]
