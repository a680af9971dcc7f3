"""What a judged action adds to the report: each count once."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from hsreplay_sim.report.model import Divergence, GameReport, TagRef
from hsreplay_sim.report.words import Outcome, Reason
from hsreplay_sim.verifier.booking import Books
from hsreplay_sim.verifier.judge.evidence import Evidence, Fault, Judgement
from hsreplay_sim.verifier.judge.known import Known
from hsreplay_sim.verifier.judge.verdict import judge
from hsreplay_sim.verifier.simulate.adoption import HIDDEN

VERIFIED = Judgement(Outcome.VERIFIED)
TWO_CARDS = frozenset(("EX1_002", "EX1_001", HIDDEN))


def books(known: Sequence[Known] = ()) -> Books:
    return Books(GameReport(1, "power.log"), 54613, known)


@pytest.mark.parametrize("outcome", Outcome)
def test_an_action_is_counted_under_its_outcome_alone(outcome: Outcome) -> None:
    written = books()
    written.action(7, Evidence(), Judgement(outcome))
    counts = written.tally.actions
    assert counts.total == counts.verified + counts.diverged + counts.unverifiable == 1
    assert getattr(counts, outcome) == 1


def test_of_an_unverifiable_action_the_reason_is_noted() -> None:
    written = books()
    for step in (7, 8):
        written.action(step, Evidence(), Judgement(Outcome.UNVERIFIABLE, Reason.AMBIGUOUS))
    written.action(9, Evidence(), VERIFIED)
    assert written.tally.reasons == {"ambiguous": 2}
    assert written.report.outcomes == {7: "ambiguous", 8: "ambiguous", 9: "verified"}


@pytest.mark.parametrize(
    ("evidence", "reason", "count"),
    [
        pytest.param(Evidence(), None, 0, id="nothing-adopted"),
        pytest.param(Evidence(adopted=True), Reason.UNIMPLEMENTED, 1, id="packets"),
        pytest.param(Evidence(texts=TWO_CARDS), Reason.UNIMPLEMENTED, 1, id="texts"),
        pytest.param(Evidence(), Reason.UNIMPLEMENTED, 1, id="stats-follow-a-missing-text"),
        pytest.param(Evidence(refused=True), Reason.UNSUPPORTED_ACTION, 1, id="the-whole-action"),
        pytest.param(Evidence(resets=True), Reason.UNSUPPORTED_MODE, 1, id="a-reset"),
        pytest.param(Evidence(fault=Fault("X901", "")), None, 1, id="what-broke-off"),
        pytest.param(Evidence(), Reason.STALE, 0, id="a-difference-is-no-adoption"),
    ],
)
def test_an_action_counts_once_as_one_with_adoption(
    evidence: Evidence, reason: Reason | None, count: int
) -> None:
    written = books()
    outcome = Outcome.UNVERIFIABLE if reason else Outcome.VERIFIED
    written.action(7, evidence, Judgement(outcome, reason))
    assert written.tally.actions.with_adoption == count


def test_the_cards_that_are_not_implemented_are_named_but_for_hidden_ones() -> None:
    written = books()
    written.action(7, Evidence(texts=TWO_CARDS), judge(Evidence(texts=TWO_CARDS)))
    assert written.tally.unimplemented == {"EX1_001": 1, "EX1_002": 1}


def test_order_is_compared_where_nothing_was_adopted() -> None:
    written = books()
    for evidence in (Evidence(), Evidence(in_order=False), Evidence(adopted=True)):
        written.action(7, evidence, VERIFIED)
    assert (written.tally.order.compared, written.tally.order.exact) == (2, 1)


def test_questions_are_summed() -> None:
    written = books()
    for answered in (2, 3):
        written.action(7, Evidence(asked=3, answered=answered), VERIFIED)
    assert (written.tally.questions.asked, written.tally.questions.answered) == (6, 5)


def divergence(tag: str) -> Divergence:
    return Divergence("a.log:1@7", "E301", tag=TagRef(47, tag))


@pytest.mark.parametrize(("tag", "last", "name"), [
    ("ATK", 54613, "an-attack"), ("ATK", 99, ""), ("HEALTH", 54613, ""),
])  # fmt: skip
def test_a_known_difference_is_named_in_the_builds_it_holds_for(
    tag: str, last: int, name: str
) -> None:
    entry = Known("an-attack", (("tag", "ATK"),), 1, last, ("U001:1",), "Planted.")
    written = books([entry])
    written.divergence(divergence(tag))
    assert written.report.divergences[0].known == name
    assert written.tally.known == ({name: 1} if name else {})
