"""The Great Dark Beyond: neutral; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import (
    COST,
    DAMAGE,
)
from hsreplay_sim.engine.rules.enchantments import attach
from table import YETI, stats, table


def test_an_eredar_brute_gets_cheaper_with_enemies() -> None:
    t = table(build=217964)
    brute = t.hand("GDB_320")
    t.minion()
    assert brute.get(COST) == 7
    t.minion(side=2)
    t.minion(side=2)
    t.play("GAME_005")
    assert brute.get(COST) == 5


def test_the_ceaseless_expanse_gets_cheaper_with_all_that_happens() -> None:
    t = table(build=217964)
    expanse = t.hand("GDB_142")
    t.deck(YETI)
    t.deck(YETI, side=2)
    assert expanse.get(COST) == 100
    t.play("BT_035")
    assert expanse.get(COST) == 98
    yeti, other = t.play(YETI), t.minion(side=2)
    assert expanse.get(COST) == 97
    t.kill(yeti, other)
    t.play("GAME_005")
    assert expanse.get(COST) == 94


def test_the_ceaseless_expanse_destroys_all_others() -> None:
    t = table(build=217964, mana=100)
    t.minion()
    t.minion(side=2)
    t.play("GDB_142")
    assert (t.row(1), t.row(2)) == (["GDB_142"], [])


def test_a_relentless_wrathguard_discovers_a_demon_for_a_kill() -> None:
    t = table("HERO_07", build=223542)
    strong, weak = t.minion(side=2), t.minion("CS2_231", side=2)
    t.play("GDB_132", strong)
    assert (stats(strong), t.cards()) == ((4, 3), [])
    t.answers("CS2_065", 0, 0, 0)
    t.play("GDB_132", weak)
    assert t.cards() == ["CS2_065"]


@pytest.mark.parametrize(("build", "health"), [(214839, 3), (217964, 1)])
def test_a_zergling_calls_another_or_a_copy(build: int, health: int) -> None:
    t = table(build=build)
    zergling = t.hand("SC_010")
    attach(t.game, t.hero(1), zergling, "CS2_004e")
    t.play(zergling)
    assert t.row() == ["SC_010", "SC_010"]
    assert [stats(e) for e in t.game.row(1)] == [(1, 3), (1, health)]


def test_a_moonstone_mauler_hides_asteroids_in_the_deck() -> None:
    t = table(build=210640)
    t.play("GDB_435")
    assert [card.card_id for card in t.game.deck[1]] == ["GDB_430"] * 3


def test_an_asteroid_strikes_as_it_is_drawn() -> None:
    t = table(build=210640)
    yeti, _ = t.minion(side=2), t.minion(side=2)
    t.deck("GDB_430", YETI)
    t.end_turn()
    t.answers("GDB_430", yeti, YETI)
    t.end_turn()
    assert (yeti.get(DAMAGE), t.cards()) == (2, [YETI])


def test_a_curator_gets_a_minion_of_the_cost_of_the_spell() -> None:
    t = table(build=217964)
    t.minion("GDB_311")
    t.answers("EX1_586")
    t.play("EX1_279", t.hero(2))
    (giant,) = t.game.hand[1]
    assert (giant.card_id, giant.get(COST)) == ("EX1_586", 0)


def test_an_ethereal_oracle_draws_two_spells_once() -> None:
    t = table(build=217964)
    t.minion("GDB_310")
    t.deck(YETI, "CS2_029", "CS2_024", "CS2_008")
    t.play("CS2_008", t.hero(2))
    drawn = t.cards()
    t.play(t.game.hand[1][0], t.hero(2))
    assert (drawn, t.cards()) == (["CS2_029", "CS2_024"], ["CS2_024"])


def test_a_spacerock_splits_down_to_pebbles() -> None:
    t = table(build=217964)
    t.kill(t.minion("GDB_331"))
    assert t.row() == ["GDB_331t1"] * 2
    t.kill(t.at(1, 0))
    assert t.row() == ["GDB_331t2", "GDB_331t2", "GDB_331t1"]
    t.kill(t.at(1, 0))
    assert t.row() == ["GDB_331t3", "GDB_331t3", "GDB_331t2", "GDB_331t1"]


def test_a_dead_space_pirate_makes_the_next_weapon_cheaper() -> None:
    t = table("HERO_01", build=217964)
    first, second, spell = t.hand("CS2_112"), t.hand("CS2_112"), t.hand("CS2_029")
    before = first.get(COST)
    t.kill(t.minion("GDB_333"))
    assert [e.card_id for e in t.game.owner(1).attached] == ["GDB_333e"]
    assert [e.get(COST) for e in (first, second, spell)] == [before - 1, before - 1, 4]
    t.play(first)
    assert second.get(COST) == before
