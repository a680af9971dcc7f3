"""A recording in the hand: its actions by name, its state and its board after each step."""

from __future__ import annotations

import pytest

import hsreplay_sim as hs
from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.errors import UsageError
from hsreplay_sim.base.tags import TURN, ZONE
from hsreplay_sim.replay.actions import Kind
from hsreplay_sim.replay.fold import Fold
from hsreplay_sim.replay.moment import moment_of
from places import ROOT
from small_game import small_game

PLANTED = ROOT / "fixtures" / "demo" / "planted.log"


@pytest.fixture(scope="module")
def planted() -> hs.Recording:
    (game,) = hs.load(PLANTED)
    assert isinstance(game, hs.Recording)
    return game


def test_its_repr_is_one_line() -> None:
    (game,) = hs.load(PLANTED.read_bytes(), path="Power.log")
    assert repr(game) == "<Recording Power.log:1 build 185749, 63 actions>"
    assert repr(hs.Recording("", 1, "power.log")) == "<Recording :1 build unknown, 0 actions>"


def test_an_action_tells_who_did_what_when_and_where(planted: hs.Recording) -> None:
    action = planted.actions[33]
    assert (action.step, action.kind, action.turn) == (34, Kind.ATTACK, 11)
    assert action.player == "Emil#5678"
    assert action.title == "attack River Crocolisk #46 at Murloc Raider #14"
    assert (action.card, action.target) == ("River Crocolisk", "Murloc Raider")
    assert (action.entity, action.target_entity) == (46, 14)
    assert action.lines[0] <= 2365 <= action.lines[1]
    assert repr(action) == f"<Action 34. turn 11 Emil#5678 {action.title}>"


def test_actions_follow_each_other_without_a_gap(planted: hs.Recording) -> None:
    actions = planted.actions
    assert [action.step for action in actions] == list(range(1, 64))
    ends = [action.lines[1] + 1 for action in actions[:-1]]
    assert ends == [action.lines[0] for action in actions[1:]]
    assert {action.player for action in actions[3:]} == {"Emil#5678", "Rosa#1234"}


def test_the_state_of_a_step_is_the_one_when_it_is_done(planted: hs.Recording) -> None:
    zones = [planted.state(step).get(14, ZONE) for step in (33, 34)]
    assert zones == [Zone.PLAY, Zone.GRAVEYARD]


@pytest.mark.parametrize("order", [range(5), reversed(range(5)), (3, 3, 1, 4)])
def test_steps_may_be_asked_for_in_any_order(order: list[int]) -> None:
    game = small_game()
    for step in order:
        assert step == 0 or game.state(step) == moment_of(game, step).state
    assert game.state() == Fold().apply_all(game.packets).state


def test_a_state_is_a_copy() -> None:
    game = small_game()
    early = game.state(1)
    early.put(1, TURN, 99)
    assert game.state(1).get(1, TURN) != 99


def test_going_on_does_not_begin_again(planted: hs.Recording) -> None:
    planted.state(10)
    fold = planted.walkthrough._fold
    planted.state(30)
    planted.board(31)
    assert planted.walkthrough._fold is fold


def test_printing_a_board_draws_it(planted: hs.Recording) -> None:
    board = planted.board(33)
    drawn = str(board)
    assert "Emil#5678  Garrosh Hellscream 30 +4 HP" in drawn
    assert "│   Murloc   │" in drawn
    assert repr(board) == "<Board: Garrosh Hellscream 30 HP against Jaina Proudmoore 20 HP>"
    assert "hand 0  deck 30" in str(planted.board(0))


@pytest.mark.parametrize("step", [-1, 64])
def test_a_step_that_is_not_there_is_named(planted: hs.Recording, step: int) -> None:
    with pytest.raises(UsageError, match=f"no step {step}, the last one is 63"):
        planted.state(step)


def test_what_is_no_step_is_refused(planted: hs.Recording) -> None:
    with pytest.raises(TypeError, match="pass the number of a step, not an object of type str"):
        planted.board("34")


def test_going_on_from_a_step_of_a_recording(planted: hs.Recording) -> None:
    assert planted.build is not None
    game = hs.play.Game.from_state(planted.state(33), build=planted.build)
    assert game.turn == 11
    attacker, target = game.card(46), game.card(14)
    attacker.attack(target)
    assert target.zone == Zone.GRAVEYARD
