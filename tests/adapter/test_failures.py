"""An engine that fails costs the action in which it does: one line each, and nothing else."""

from __future__ import annotations

from collections import Counter

import pytest

from adapter.engines import Endless, Hoarder, Nonsense, Raising
from hsreplay_sim.adapter.own import OwnEngine
from hsreplay_sim.adapter.protocol import Changes, Description, Engine
from hsreplay_sim.adapter.session import MOST_FAILURES, EngineError, Session
from hsreplay_sim.adapter.verify import verify_by
from hsreplay_sim.app.api import load
from hsreplay_sim.replay.actions import Kind, course_of
from hsreplay_sim.replay.recording import Recording
from hsreplay_sim.report.words import Outcome, Reason
from places import ROOT


@pytest.fixture(scope="module")
def clean() -> Recording:
    (game,) = load(ROOT / "fixtures" / "demo" / "clean.log")
    assert isinstance(game, Recording)
    return game


@pytest.mark.parametrize(
    ("engine", "code", "words"),
    [
        pytest.param(Raising(), "X915", "KeyError: 'no such attacker'", id="raises"),
        pytest.param(Hoarder(), "X914", "100,000 new entities", id="answers-too-much"),
        pytest.param(Endless(), "X914", "more than 10,000 questions", id="asks-without-end"),
        pytest.param(Nonsense(), "X913", "three numbers", id="nonsense"),
    ],
)
def test_each_action_in_which_an_engine_fails_is_one_line(
    engine: Engine, code: str, words: str, clean: Recording
) -> None:
    report = verify_by(Session(engine), clean)
    attacks = [a.step for a in course_of(clean.packets).actions if a.kind is Kind.ATTACK]
    assert [each.step for each in report.divergences] == attacks
    assert {each.code for each in report.divergences} == {code}
    assert all(words in each.note for each in report.divergences)
    others = [each for step, each in report.outcomes.items() if step not in attacks]
    assert set(others) == {Outcome.VERIFIED}


def test_an_engine_that_fails_again_and_again_is_left_alone(clean: Recording) -> None:
    class Broken(OwnEngine):
        def apply(self, move: object, answers: object) -> Changes:
            raise RuntimeError

    report = verify_by(Session(Broken()), clean)
    found = Counter(map(str, report.outcomes.values()))
    assert found == {Outcome.DIVERGED: MOST_FAILURES, Reason.ENGINE_GONE: 63 - MOST_FAILURES}


def test_an_engine_of_another_version_is_refused() -> None:
    class Newer(OwnEngine):
        def describe(self) -> Description:
            return Description("newer", protocol=2)

    with pytest.raises(EngineError, match="protocol 2, and this is 1"):
        Session(Newer())
