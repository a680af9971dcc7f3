"""The Grand Tournament: Hunter; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import (
    Zone,
)
from hsreplay_sim.base.tags import DAMAGE, IMMUNE, LOCK_AND_LOAD
from table import (
    YETI,
    table,
)

BEAST = "CS2_172"


def test_kings_elekk_takes_the_winner_of_the_joust() -> None:
    t = table()
    mine = t.deck("CS2_200")[0]
    t.deck(YETI, side=2)
    t.play("AT_058")
    assert mine.zone == Zone.HAND


@pytest.mark.parametrize("theirs", [YETI, "CS2_200"])
def test_a_tied_or_lost_joust_does_nothing(theirs: str) -> None:
    t = table()
    mine = t.deck(YETI)[0]
    t.deck(theirs, side=2)
    t.play("AT_058")
    assert mine.zone == Zone.DECK


def test_bear_trap_springs_after_the_attack() -> None:
    t = table()
    t.play("AT_060")
    attacker = t.minion(side=2)
    t.end_turn()
    t.attack(attacker, t.hero(1))
    assert t.hero(1).get(DAMAGE) == 4
    assert t.row() == ["CS2_125"]


@pytest.mark.parametrize(("build", "fires"), [(10604, True), (10833, False)])
def test_r110_bear_trap_fires_onto_a_full_board_up_to_10604(build: int, fires: bool) -> None:
    t = table(build=build)
    trap = t.play("AT_060")
    for _ in range(7):
        t.minion()
    foe = t.minion(side=2)
    t.end_turn()
    t.attack(foe, t.hero(1))
    assert (trap.zone == Zone.GRAVEYARD, len(t.row(1))) == (fires, 7)


def test_powershot_hits_the_neighbours() -> None:
    t = table("HERO_05")
    row = [t.minion(side=2) for _ in range(4)]
    t.play("AT_056", row[1])
    assert [body.get(DAMAGE) for body in row] == [2, 2, 2, 0]


def test_acidmaw_dissolves_whoever_is_hurt() -> None:
    t = table("HERO_01")
    acidmaw, yeti = t.minion("AT_063"), t.minion(side=2)
    t.play("EX1_400")
    assert (acidmaw.zone, yeti.zone) == (Zone.PLAY, Zone.GRAVEYARD)


@pytest.mark.parametrize(("build", "lives"), [(126451, False), (255790, True)])
def test_acidmaw_of_today_destroys_enemies_alone(build: int, lives: bool) -> None:
    t = table(build=build)
    t.minion("AT_063")
    friend, foe = t.minion(), t.minion(side=2)
    t.play("EX1_400")
    assert foe.zone == Zone.GRAVEYARD
    assert (friend.zone == Zone.PLAY) is lives


@pytest.mark.parametrize(("beside", "row"), [(BEAST, [BEAST, "AT_010", "CS2_127"]), (YETI, None)])
def test_ram_wrangler_calls_a_beast_to_a_beast(beside: str, row: list[str] | None) -> None:
    t = table()
    t.minion(beside)
    if row:
        t.answers("CS2_127")
    t.play("AT_010")
    assert t.row() == (row or [beside, "AT_010"])


def test_stablemaster_makes_a_beast_immune_for_the_turn() -> None:
    t = table()
    beast = t.minion(BEAST)
    t.play("AT_057", beast)
    assert beast.get(IMMUNE) == 1
    t.end_turn()
    assert beast.get(IMMUNE) == 0


@pytest.mark.parametrize(("held", "wounds"), [(False, 2), (True, 0)])
def test_brave_archer_shoots_with_an_empty_hand(held: bool, wounds: int) -> None:
    t = table("HERO_01")
    t.minion("AT_059")
    if held:
        t.hand(YETI)
    t.play(t.power())
    assert t.hero(2).get(DAMAGE) == wounds


def test_lock_and_load_pays_each_spell_of_the_turn() -> None:
    t = table()
    t.play("AT_061")
    assert t.tag(LOCK_AND_LOAD) == 1
    t.answers("EX1_539", "DS1_185")
    t.play("GAME_005")
    t.play("GAME_005")
    assert t.cards() == ["EX1_539", "DS1_185"]
    t.end_turn()
    assert t.tag(LOCK_AND_LOAD) == 0
    t.end_turn()
    held = len(t.cards())
    t.play("GAME_005")
    assert len(t.cards()) == held


def test_ball_of_spiders_is_three_webspinners() -> None:
    t = table()
    t.play("AT_062")
    assert t.row() == ["FP1_011"] * 3


@pytest.mark.parametrize(("build", "friend", "hero"), [(126451, 1, 0), (255790, 0, 1)])
def test_dreadscale_burns_at_the_end_of_the_turn(build: int, friend: int, hero: int) -> None:
    t = table(build=build)
    scale, yeti, foe = t.minion("AT_063t"), t.minion(), t.minion(side=2)
    t.deck(YETI, side=2)
    t.end_turn()
    assert [body.get(DAMAGE) for body in (scale, yeti, foe)] == [0, friend, 1]
    assert t.hero(2).get(DAMAGE) == hero
