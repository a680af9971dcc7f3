"""The Grand Tournament: Hunter; each card played."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import (
    Zone,
)
from hsreplay_sim.base.tags import DAMAGE
from table import (
    YETI,
    table,
)


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
