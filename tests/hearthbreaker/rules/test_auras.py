"""Auras are taken off by their value: what stays may be the aura of a minion that has left."""

from __future__ import annotations

import pytest

from hearthbreaker_board import YETI, Board
from hsreplay_sim.base.tags import DAMAGE, HEALTH
from hsreplay_sim.engine.rules.enchantments import update_auras
from hsreplay_sim.engine.state.entities import Entity
from hsreplay_sim.hearthbreaker.cards.card_set import cards, scripts
from hsreplay_sim.hearthbreaker.rules.auras import VALUES
from hsreplay_sim.hearthbreaker.rules.ruleset import kill


def bury(b: Board, body: Entity) -> None:
    kill(b.game, body)
    b.rules.settle(b.game)


def test_of_two_raid_leaders_the_younger_ones_death_ends_the_elders_aura() -> None:
    b = Board()
    first, second, yeti = b.minion("CS2_122"), b.minion("CS2_122"), b.minion()
    update_auras(b.game)
    bury(b, second)
    assert (b.atk(first), b.atk(yeti)) == (3, 5)


def test_the_elders_death_ends_its_own() -> None:
    b = Board()
    first, second, yeti = b.minion("CS2_122"), b.minion("CS2_122"), b.minion()
    update_auras(b.game)
    bury(b, first)
    assert (b.atk(second), b.atk(yeti)) == (2, 5)


def test_leokk_and_a_raid_leader_are_of_one_value() -> None:
    b = Board()
    leader, leokk = b.minion("CS2_122"), b.minion("NEW1_033")
    update_auras(b.game)
    bury(b, leokk)
    assert b.atk(leader) == 3


def test_what_neighbours_have_of_a_dead_wolf_is_told_by_the_place_where_it_stood() -> None:
    b = Board()
    wisp, _, boar, last = (b.minion(i) for i in ("CS2_231", "EX1_162", "CS2_171", "EX1_162"))
    update_auras(b.game)
    bury(b, last)
    assert (b.atk(wisp), b.atk(boar)) == (1, 2)


def test_health_that_stays_keeps_a_wound() -> None:
    b = Board()
    first, second = b.minion("EX1_507", 2), b.minion("EX1_507", 2)
    update_auras(b.game)
    first.tags[DAMAGE] = 1
    bury(b, second)
    update_auras(b.game)
    assert (first.get(HEALTH), first.get(DAMAGE)) == (4, 1)


def test_the_death_of_one_enraged_minion_calms_another_of_the_same_rage() -> None:
    b = Board()
    first, second = b.minion("GVG_051"), b.minion("GVG_051")
    for body in (first, second):
        body.tags[DAMAGE] = 1
        b.game.touch_auras()
        assert b.atk(body) == 2
    bury(b, second)
    assert b.atk(first) == 1


def test_the_last_one_of_that_value_takes_the_ghost_along() -> None:
    b = Board()
    first, second, yeti = b.minion("CS2_122"), b.minion("CS2_122"), b.minion(YETI)
    update_auras(b.game)
    bury(b, second)
    bury(b, first)
    assert b.atk(yeti) == 4


@pytest.mark.parametrize("card_id", sorted(VALUES))
def test_every_card_with_a_value_has_one_aura(card_id: str) -> None:
    script = scripts().find(cards().get(card_id), card_id)
    assert script is not None
    assert len(script.auras) == 1
