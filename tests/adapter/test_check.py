"""`adapter check` runs every call of the protocol against an engine, and says what is missing."""

from __future__ import annotations

import pytest

from adapter.engines import Blind, Plain, Raising, Seeded
from adapter.programs import GOOD, bad
from hsreplay_sim.adapter.own import OwnEngine
from hsreplay_sim.adapter.protocol import Answers, Changes, Description, Engine, Move
from hsreplay_sim.app.inputs.engines import check_engine
from hsreplay_sim_cli.main import run


def texts(engine: Engine, grade: str) -> list[str]:
    return [each.text for each in check_engine(engine) if each.grade == grade]


def test_our_own_engine_lacks_nothing() -> None:
    assert texts(OwnEngine(), "bad") == []
    good = texts(OwnEngine(), "ok")
    assert "attack: 18 done" in good
    assert "the same move from the same state has the same changes" in good
    assert "it asked 30 questions" in good
    assert "lockstep: 63 moves, recorded states taken over: 0" in good


def test_an_error_is_told_once_for_each_kind_of_move() -> None:
    told, lockstep = texts(Raising(), "bad")
    assert told == "attack: 18 failed: X915 KeyError: 'no such attacker'"
    assert lockstep == "lockstep: 63 moves, 18 failed, recorded states taken over: 17"


def test_an_engine_that_remembers_the_last_action_is_found() -> None:
    class Sticky(Plain):
        turns = 0

        def apply(self, move: Move, answers: Answers) -> Changes:
            self.turns += 1
            return Changes(tags=((1, 20, self.turns),))

    (found,) = texts(Sticky(), "bad")
    assert found.startswith("other changes when it is played again from the same state: deal of 0")


def test_an_entity_that_nobody_made_is_found() -> None:
    class Inventing(Plain):
        def apply(self, move: Move, answers: Answers) -> Changes:
            return Changes(tags=((7_000_000, 49, 1),))

    found = texts(Inventing(), "bad")
    assert "attack: 18 failed: X913 entity 7000000 is changed, and nobody made it" in found


def test_a_seed_that_is_announced_has_to_be_there() -> None:
    class Seedless(Blind):
        def describe(self) -> Description:
            return Description("seedless", chance="seeded")

    assert "chance is seeded, and there is no seed(number)" in texts(Seedless(), "bad")
    assert texts(Seeded(), "bad") == []


def test_lockstep_that_fails_is_found() -> None:
    class Stepwise(OwnEngine):
        def start(self, seats: object, first: int, state: object) -> None:
            raise ValueError("from a state alone")

    found = texts(Stepwise(), "bad")
    assert found == ["lockstep: 5 moves, 5 failed, recorded states taken over: 0"]


def test_an_engine_that_can_do_nothing_is_told_so() -> None:
    class Idle(Plain):
        def apply(self, move: Move, answers: Answers) -> Changes:
            return Changes(unsupported="not yet")

    assert texts(Idle(), "bad") == ["not one move was done"]
    assert "end turn: 16 not supported: not yet" in texts(Idle(), "note")


@pytest.mark.parametrize(
    ("arguments", "code", "words"),
    [
        (["--engine", "hsreplay_sim.adapter.own:OwnEngine"], 0, "  attack: 18 done"),
        (["--engine-command", GOOD], 0, "  attack: 18 done"),
        (["--engine-command", bad("dies")], 1, "! attack: 18 failed: X911 it ended with code 3"),
        (["--engine", "nobody"], 2, "no engine is called 'nobody'"),
        (["--engine", "json:loads"], 2, "TypeError"),
        (["--engine", "builtins:dict"], 2, "is no engine: it has no describe, load, apply"),
        ([], 2, "name an engine"),
        (["--engine", "a:B", "--engine-command", "c"], 2, "name an engine"),
    ],
)
def test_the_command_says_so_and_has_a_code(
    arguments: list[str], code: int, words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(["adapter", "check", *arguments]) == code
    said = capsys.readouterr()
    assert words in said.out + said.err
