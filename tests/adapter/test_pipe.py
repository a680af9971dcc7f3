"""An engine in another process: the same verdicts as in ours, and a clear line for each failure."""

from __future__ import annotations

import pytest

from adapter.programs import GOOD, bad
from adapter.test_own_engine import said
from hsreplay_sim.adapter.find import session_of_command
from hsreplay_sim.adapter.limits import EngineError
from hsreplay_sim.adapter.pipe import PipeEngine
from hsreplay_sim.adapter.session import MOST_FAILURES, Session
from hsreplay_sim.adapter.verify import verify_by
from hsreplay_sim.app.api import load
from hsreplay_sim.base.errors import UsageError
from hsreplay_sim.replay.actions import Kind, course_of
from hsreplay_sim.replay.recording import Recording
from hsreplay_sim.report.words import Reason
from hsreplay_sim.verifier.run import verify_game
from places import ROOT
from recordings import recordings

THIRTIETH = 30
"""Every thirtieth recording of the corpus; scripts/prove.py adapter takes all of them."""


def demo(name: str = "clean.log") -> Recording:
    (game,) = load(ROOT / "fixtures" / "demo" / name)
    assert isinstance(game, Recording)
    return game


@pytest.mark.parametrize("name", ["clean.log", "planted.log"])
def test_our_engine_over_the_pipe_has_the_verdicts_that_it_has_in_process(name: str) -> None:
    session = session_of_command(GOOD)
    assert said(verify_by(session, demo(name))) == said(verify_game(demo(name)))


def test_so_it_has_over_recordings() -> None:
    session = session_of_command(GOOD)
    for path in recordings()[::THIRTIETH]:
        for game in load(path):
            assert isinstance(game, Recording)
            assert said(verify_by(session, game)) == said(verify_game(game)), path.name
    assert isinstance(session.engine, PipeEngine)
    assert session.engine.starts == 1


@pytest.mark.parametrize(
    ("kind", "code", "words"),
    [
        ("dies", "X911", "it ended with code 3: java.lang.NullPointerException: attacker"),
        ("breaks off", "X911", "it ended with code 0"),
        ("writes garbage", "X913", "'Segmentation fault?'"),
        ("writes something else", "X913", "it replied 'done', not 'applied'"),
        ("writes too much", "X914", "a line of more than 8,000,000 bytes"),
        ("asks without end", "X914", "it asked more than 10,000 questions"),
        ("fails", "X915", "no such attacker"),
    ],
)
def test_a_failure_is_one_line_and_the_engine_is_started_again(
    kind: str, code: str, words: str
) -> None:
    game = demo()
    engine = PipeEngine(bad(kind), seconds=20)
    report = verify_by(Session(engine), game)
    attacks = [a.step for a in course_of(game.packets).actions if a.kind is Kind.ATTACK]
    failed = {each.step: each for each in report.divergences if each.code == code}
    assert list(failed) == attacks
    assert all(words in each.note for each in failed.values())
    assert len(report.outcomes) == 63
    assert engine.starts == (1 if kind == "fails" else len(attacks))  # the last one ends the game
    engine.close()


def test_an_engine_that_hangs_is_ended_and_started_again() -> None:
    game = demo()
    engine = PipeEngine(bad("hangs"), seconds=0.2)
    report = verify_by(Session(engine), game)
    hung = [each for each in report.divergences if each.code == "X912"]
    assert {each.note for each in hung} == {"no reply within 0.2 seconds"}
    assert len(report.outcomes) == 63
    engine.close()


def test_a_program_that_is_gone_for_good_is_not_started_for_every_action() -> None:
    engine = PipeEngine(bad("dies"))
    session = Session(engine)
    engine._command = "/nowhere/engine"
    engine.close()
    report = verify_by(session, demo())
    assert [each.code for each in report.divergences] == ["X911"] * MOST_FAILURES
    assert list(report.outcomes.values()).count(Reason.ENGINE_GONE) == 63 - MOST_FAILURES


@pytest.mark.parametrize(
    ("command", "words"),
    [
        ("/nowhere/engine", "X911 it cannot be started"),
        ("", "X911 it cannot be started"),
        (bad("newer"), "protocol 7, and this is 1"),
        (bad("is no program of ours"), "X913 .*Welcome to my engine"),
    ],
)
def test_what_does_not_shake_hands_is_refused_at_once(command: str, words: str) -> None:
    with pytest.raises(UsageError, match=words):
        session_of_command(command)


def test_a_program_that_says_nothing_is_refused_in_time() -> None:
    with pytest.raises(EngineError, match=r"X912 no reply within 0\.3 seconds"):
        PipeEngine(bad("says nothing"), seconds=0.3).describe()
