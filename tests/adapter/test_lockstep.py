"""In lockstep an engine plays on by itself; it is told the recorded state only where it is lost."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from adapter.engines import FAULTS, Plain, Raising, Wrong
from adapter.programs import GOOD
from adapter.test_own_engine import said
from hsreplay_sim.adapter.find import session_of, session_of_command
from hsreplay_sim.adapter.lockstep import LockstepSession
from hsreplay_sim.adapter.own import OwnEngine
from hsreplay_sim.adapter.protocol import (
    OWN_IDS,
    Answers,
    Changes,
    Description,
    Move,
    Question,
    Seat,
    State,
)
from hsreplay_sim.adapter.verify import verify_by
from hsreplay_sim.app.api import load
from hsreplay_sim.base.errors import UsageError
from hsreplay_sim.replay.recording import Recording
from hsreplay_sim.report.words import Outcome, Reason
from hsreplay_sim.verifier.run import verify_game
from places import ROOT
from recordings import recordings

TWENTIETH = 20


def demo(name: str = "clean.log") -> Recording:
    (game,) = load(ROOT / "fixtures" / "demo" / name)
    assert isinstance(game, Recording)
    return game


class Watched(OwnEngine):
    """Our engine, which notes what it is told."""

    def __init__(self) -> None:
        super().__init__()
        self.told: list[str] = []
        self.seats: tuple[Seat, ...] = ()

    def start(self, seats: tuple[Seat, Seat], first: int, state: State) -> None:
        super().start(seats, first, state)
        self.seats = seats
        self.told.append(f"start, player {first} first")

    def take_over(self, state: State) -> None:
        super().take_over(state)
        self.told.append("take over")

    def apply(self, move: Move, answers: Answers) -> Changes:
        return super().apply(move, answers)


def test_a_game_in_which_nothing_differs_is_started_and_never_told_again() -> None:
    engine = Watched()
    report = verify_by(LockstepSession(engine), demo())
    assert said(report) == said(verify_game(demo()))
    assert engine.told == ["start, player 2 first"]
    heroes = [(seat.hero, seat.power, len(seat.deck)) for seat in engine.seats]
    assert heroes == [("HERO_08", "HERO_08bp", 30), ("HERO_01", "HERO_01bp", 30)]


def test_after_a_divergence_the_recorded_state_is_taken_over() -> None:
    engine = Watched()
    report = verify_by(LockstepSession(engine), demo("planted.log"))
    assert said(report) == said(verify_game(demo("planted.log")))
    assert engine.told[1:] == ["take over"]
    assert "recorded states taken over: 1" in report.flags


def test_a_wrong_engine_is_found_in_the_same_actions_as_step_by_step() -> None:
    wrong = FAULTS["no new crystal"]
    steps = verify_by(session_of(Wrong(wrong)), demo())
    lockstep = verify_by(session_of(Wrong(wrong), lockstep=True), demo())
    assert lockstep.outcomes == steps.outcomes
    assert lockstep.verdict == Outcome.DIVERGED


def test_an_engine_that_cannot_go_on_stops_there_and_nothing_before_is_lost() -> None:
    class Stubborn(OwnEngine):
        def take_over(self, state: State) -> None:
            raise NotImplementedError

    report = verify_by(LockstepSession(Stubborn()), demo("planted.log"))
    outcomes = list(report.outcomes.values())
    assert outcomes[:34] == [Outcome.VERIFIED] * 33 + [Outcome.DIVERGED]
    assert outcomes[34:] == [Reason.UNSUPPORTED_ACTION] + [Reason.ENGINE_GONE] * 28


def test_an_engine_that_fails_takes_over_as_well() -> None:
    report = verify_by(LockstepSession(Raising()), demo())
    assert {each.code for each in report.divergences} == {"X915"}
    assert list(report.outcomes.values()).count(Outcome.VERIFIED) == 63 - 18


def test_an_engine_of_steps_alone_is_refused() -> None:
    with pytest.raises(UsageError, match="does not say that it plays in lockstep"):
        session_of(Plain(), lockstep=True)


def test_it_goes_over_a_pipe_as_well() -> None:
    session = session_of_command(GOOD, lockstep=True)
    for name in ("clean.log", "planted.log"):
        assert said(verify_by(session, demo(name))) == said(verify_game(demo(name)))


def test_recordings_have_the_verdicts_that_they_have_step_by_step() -> None:
    session = LockstepSession(OwnEngine())
    for path in recordings()[::TWENTIETH]:
        for game in load(path):
            assert isinstance(game, Recording)
            report = verify_by(session, game)
            assert report.outcomes == verify_game(game).outcomes, path.name


class OwnNames(Plain):
    """Our engine in lockstep without packets, which goes on to call what it made by its own ids."""

    def __init__(self) -> None:
        super().__init__()
        self.made = OWN_IDS

    def describe(self) -> Description:
        return Description("own names", lockstep=True)

    def apply(self, move: Move, answers: Answers) -> Changes:
        own = _FromHere(answers, self.made)
        changes = OwnEngine.apply(self, move, own)
        self.made = own.made
        return replace(changes, packets=None)


class _FromHere:
    def __init__(self, answers: Answers, made: int) -> None:
        self._answers, self.made = answers, made

    def __call__(self, question: Question) -> int:
        if question.kind != "id":
            return self._answers(question)
        self.made += 1
        return self.made

    def card(self, question: Question) -> str:
        return self._answers.card(question)


def test_what_an_engine_made_keeps_its_own_id_through_the_game() -> None:
    session = LockstepSession(OwnNames())
    report = verify_by(session, demo())
    assert set(report.outcomes.values()) == {Outcome.VERIFIED}
    assert session.counts.taken_over == 0
