"""An engine that fails costs the action in which it does: one line each, and nothing else."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from adapter.engines import Endless, Hoarder, Nonsense, Raising
from hsreplay_sim.adapter.limits import EngineError, checked
from hsreplay_sim.adapter.own import OwnEngine
from hsreplay_sim.adapter.protocol import (
    Answers,
    Changes,
    Description,
    Engine,
    EntityState,
    Move,
)
from hsreplay_sim.adapter.session import MOST_FAILURES, Session
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


@pytest.mark.parametrize(
    ("said", "words"),
    [
        (Description("x", tags="DAMAGE"), "its description: Expected `array"),  # type: ignore[arg-type]
        (Description("x", cards=frozenset((7,))), "its description: Expected `str`"),  # type: ignore[arg-type]
        (Description("x", chance="sometimes"), "its description: Invalid enum value"),  # type: ignore[arg-type]
        ("my engine 1.0", "describe gave str"),
    ],
)
def test_a_description_that_is_none_is_refused(said: Description, words: str) -> None:
    class Odd(OwnEngine):
        def describe(self) -> Description:
            return said

    with pytest.raises(EngineError, match=words):
        Session(Odd())


def test_a_description_may_list_what_it_models() -> None:
    class Listing(OwnEngine):
        def describe(self) -> Description:
            return Description("x", tags=[44, 49])  # type: ignore[arg-type]

    assert Session(Listing()).description.tags == frozenset((44, 49))


def test_an_engine_of_another_version_is_refused() -> None:
    class Newer(OwnEngine):
        def describe(self) -> Description:
            return Description("newer", protocol=2)

    with pytest.raises(EngineError, match="protocol 2, and this is 1"):
        Session(Newer())


NUMBERS = st.integers(-3, 70) | st.sampled_from([1_000_001, 2**62])
ENTITIES = st.builds(
    EntityState, NUMBERS, st.sampled_from(["", "EX1_165", "CS2_168"]),
    st.dictionaries(NUMBERS, NUMBERS, max_size=4),
)  # fmt: skip
PACKETS = st.tuples(st.integers(0, 3), NUMBERS, NUMBERS, NUMBERS, NUMBERS)
CHANGES = st.builds(
    Changes,
    st.lists(st.tuples(NUMBERS, NUMBERS, NUMBERS), max_size=6).map(tuple),
    st.lists(ENTITIES, max_size=3).map(tuple),
    st.dictionaries(NUMBERS, st.sampled_from(["", "EX1_165", "nonsense"]), max_size=2),
    st.none() | st.lists(PACKETS, max_size=4).map(tuple),
)


@given(st.lists(CHANGES, min_size=1, max_size=8), st.booleans())
@settings(max_examples=25, deadline=None, phases=(Phase.explicit, Phase.generate))
def test_whatever_an_engine_answers_each_action_has_a_verdict(
    answers: list[Changes], packets: bool
) -> None:
    class Random(OwnEngine):
        turn = 0

        def describe(self) -> Description:
            return Description("random", packets=packets)

        def apply(self, move: Move, _: Answers) -> Changes:
            self.turn += 1
            return answers[self.turn % len(answers)]

    (game,) = load(ROOT / "fixtures" / "demo" / "clean.log")
    assert isinstance(game, Recording)
    report = verify_by(Session(Random()), game)
    assert report.error is None
    assert len(report.outcomes) == 63


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        (Changes(packets=((5, 4, 3, (0, 0, 0, 0), None),)), "1 blocks are not closed"),
        (Changes(packets=((6, 4, 3, 0, None),)), "closed that was not opened"),
        (Changes(packets=((0, 4, 3),)), "a packet has five parts"),  # type: ignore[arg-type]
        (Changes(packets=((1, 4, "EX1_165", 7, None),)), "no packet of kind 1"),
        (Changes(cards={"a": "b"}), "an entity became a card"),  # type: ignore[dict-item]
        (Changes(created=("a",)), "a new entity has an id"),  # type: ignore[arg-type]
    ],
)
def test_what_is_no_answer_of_the_protocol_says_why(changes: Changes, words: str) -> None:
    with pytest.raises(EngineError, match=words):
        checked(changes)
