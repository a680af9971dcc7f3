"""Verifying a game: it is flattened as a whole once, and a witness changes nothing."""

from __future__ import annotations

import dataclasses
import sys
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.source import Problem
from hsreplay_sim.base.tags import ZONE
from hsreplay_sim.formats.powerlog.read import read_powerlog
from hsreplay_sim.replay import actions, packets, tape
from hsreplay_sim.replay.recording import Recording
from hsreplay_sim.report.json import game_data
from hsreplay_sim.verifier.compare.action import Comparison
from hsreplay_sim.verifier.run import verify_game
from hsreplay_sim.verifier.simulate.simulation import Simulation
from hsreplay_sim.verifier.step import Asked, Step
from places import ROOT

DEMO = ROOT / "fixtures" / "demo" / "planted.log"


def demo() -> Recording:
    (game,) = read_powerlog(DEMO)
    return game


def whole_walks(monkeypatch: pytest.MonkeyPatch, game: Recording) -> list[str]:
    """The modules that flatten a game as a whole, each time; filled as they do."""
    found: list[str] = []

    def counted(function: Callable[..., object], module: str) -> Callable[..., object]:
        def call(argument: object) -> object:
            if argument is game.packets:
                found.append(module)
            return function(argument)

        return call

    ways = (actions.flat, packets.walk, tape.Tape)
    for name, module in list(sys.modules.items()):
        if name.startswith("hsreplay_sim."):
            for walks in ways:
                if module.__dict__.get(walks.__name__) is walks:
                    monkeypatch.setattr(module, walks.__name__, counted(walks, name))
    return found


@pytest.mark.parametrize("stated", [True, False], ids=["build-stated", "build-not-stated"])
def test_a_recording_is_flattened_as_a_whole_once(
    monkeypatch: pytest.MonkeyPatch, *, stated: bool
) -> None:
    game = demo()
    assert game.build is not None
    game.build = game.build if stated else None
    walks = whole_walks(monkeypatch, game)
    verify_game(game)
    assert walks == ["hsreplay_sim.verifier.recording.contents"]


class Counting:
    """A witness that counts the steps it sees, and holds whether they are verified alike."""

    def __init__(self) -> None:
        self.began: list[int] = []
        self.ended: list[int] = []
        self.differ: list[int] = []

    def begins(self, action: actions.Action, simulation: Simulation) -> None:
        self.began.append(action.step)

    def ends(self, step: Step, comparison: Comparison, simulation: Simulation) -> None:
        self.ended.append(step.action.step)
        self.differ += [step.action.step] * bool(comparison.tags)


def test_a_witness_sees_every_step_once_and_changes_nothing() -> None:
    witness = Counting()
    alone, watched = verify_game(demo()), verify_game(demo(), witness=witness)
    assert game_data(alone) == game_data(watched)
    assert witness.began == witness.ended == list(alone.outcomes)
    assert witness.differ == [each.step for each in alone.divergences]


def test_the_report_names_the_players_and_counts_the_turns() -> None:
    found = verify_game(demo())
    assert (found.players, found.turns) == (("Rosa#1234", "Emil#5678"), 17)


def test_a_player_without_a_name_is_numbered() -> None:
    game = demo()
    assert game.create is not None
    players = tuple(replace(each, name="") for each in game.create.players)
    game.packets[0] = replace(game.create, players=players)
    assert verify_game(game).players == ("player 1", "player 2")


@pytest.mark.parametrize("lost", [False, True])
def test_what_a_damaged_action_moves_has_a_past_that_nobody_knows(*, lost: bool) -> None:
    """What it tells of itself later, as when it was drawn, is not held against the engine."""
    game, strangers = demo(), list[bool]()
    told = list(packets.walk(game.packets))
    shown = {each.entity for each in told if type(each) is packets.ShowEntity}
    made = (each for each in told if type(each) is packets.FullEntity and not each.card_id)
    hidden = next(each.entity for each in made if each.entity not in shown)
    action = actions.course_of(game.packets).actions[10]
    behind = action.packets[-1]
    moved = packets.TagChange(hidden, ZONE, Zone.HAND, line=behind.line)
    game.packets.insert(game.packets.index(behind) + 1, moved)
    if lost:
        game.problems.append(Problem("P102", "a line", behind.line, lost=True))

    class Looks(Counting):
        def ends(self, step: Step, comparison: Comparison, simulation: Simulation) -> None:
            strangers.append(hidden in step.strangers)

    verify_game(game, witness=Looks())
    assert strangers[:12] == [False] * 11 + [lost]


@pytest.mark.parametrize("guessed", [False, True])
def test_what_the_engine_moves_on_a_guess_has_a_past_that_nobody_knows(
    monkeypatch: pytest.MonkeyPatch, *, guessed: bool
) -> None:
    """Brass Knuckles gives to a card of an unseen hand, and no packet says to which."""
    described, strangers = Simulation._described, set[int]()

    def guessing(self: Simulation, *asked: Any) -> Step:
        step = described(self, *asked)
        return dataclasses.replace(step, asked=Asked(asked=1)) if guessed else step

    class Looks(Counting):
        def ends(self, step: Step, comparison: Comparison, simulation: Simulation) -> None:
            strangers.update(step.strangers)

    monkeypatch.setattr(Simulation, "_described", guessing)
    verify_game(demo(), witness=Looks())
    assert bool(strangers) is guessed
