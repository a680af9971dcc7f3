"""Across the Timeways: Rogue; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import COST, DAMAGE, TAG_SCRIPT_DATA_NUM_1
from table import YETI, stats, table


def test_eventuality_imbues_the_power_once_and_then_strengthens_it() -> None:
    t = table("HERO_03", build=233275)
    t.play("END_000", t.hero(2))
    first, shown = t.power().card_id, t.power().get(TAG_SCRIPT_DATA_NUM_1)
    t.play("END_000", t.hero(2))
    assert (first, shown, t.power().card_id) == ("END_000p", 1, "END_000p")
    assert (t.power().get(TAG_SCRIPT_DATA_NUM_1), t.hero(2).get(DAMAGE)) == (2, 4)


def test_the_blessing_of_the_bronze_makes_its_minion_cheaper_by_the_count() -> None:
    t = table("HERO_03", build=233275)
    for _ in range(2):
        t.play("END_000", t.hero(2))
    t.answers("CS2_042", "TIME_000ta")
    t.play(t.power())
    (found,) = t.game.hand[1]
    assert (found.get(COST), [e.card_id for e in found.attached]) == (4, ["END_000e"])


NEW = 238003


@pytest.mark.parametrize(("combo", "count"), [(False, 1), (True, 2)])
def test_a_troubled_double_doubles_in_a_combo(combo: bool, count: int) -> None:
    t = table("HERO_03", build=NEW)
    if combo:
        t.play("GAME_005")
    t.play("TIME_710")
    assert t.row() == ["TIME_710"] * count


@pytest.mark.parametrize(("combo", "attack"), [(False, 2), (True, 3)])
def test_a_flashback_summons_two_that_a_combo_strengthens(combo: bool, attack: int) -> None:
    t = table("HERO_03", build=NEW)
    if combo:
        t.play("GAME_005")
    flashback = t.hand("TIME_711")
    t.answers("CS2_168", "CS2_168")
    t.play(flashback)
    assert [stats(e)[0] for e in t.game.row(1)] == [attack] * 2
    for _ in range(5):
        t.minion()
    assert t.refuses("TIME_711")


def test_dethrone_destroys_and_summons_in_a_combo() -> None:
    t = table("HERO_03", build=NEW)
    first, second = t.minion(side=2), t.minion(side=2)
    t.play("TIME_712", first)
    assert (t.row(), t.row(2)) == ([], [YETI])
    t.answers("EX1_298")
    t.play("TIME_712", second)
    assert (t.row(), t.row(2)) == (["EX1_298"], [])


def test_chrono_daggers_are_three_knives() -> None:
    t = table("HERO_03", build=241170)
    t.play("TIME_001")
    assert t.hero(2).get(DAMAGE) == 6


def test_a_deja_vu_finds_a_card_of_the_other_hand() -> None:
    t = table("HERO_03", build=241170)
    t.hand("CS2_171", side=2)
    t.play("TIME_039")
    assert t.cards() == ["CS2_171"]


def test_the_first_deja_vu_was_cheaper() -> None:
    t = table("HERO_03", build=233275)
    t.hand("CS2_171", side=2)
    t.play("TIME_039")
    assert [e.get(COST) for e in t.game.hand[1]] == [0]
