"""What a judged action adds to the report: each count once."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.tags import ATK, DAMAGE
from hsreplay_sim.replay.actions import Action, Kind
from hsreplay_sim.replay.packets import TagChange
from hsreplay_sim.replay.recording import Recording
from hsreplay_sim.replay.titles import Title
from hsreplay_sim.report.model import GameReport
from hsreplay_sim.report.words import Outcome, Reason
from hsreplay_sim.verifier.compare.mismatch import Mismatch
from hsreplay_sim.verifier.compare.score import Score
from hsreplay_sim.verifier.judge.evidence import Evidence, Finding, Judgement
from hsreplay_sim.verifier.judge.verdict import judge
from hsreplay_sim.verifier.judge.wording import Scene
from hsreplay_sim.verifier.recording.observed import Observed
from hsreplay_sim.verifier.report_builder import ReportBuilder
from hsreplay_sim.verifier.step import HIDDEN, Fault
from hsreplay_sim.verifier.trust.laws import LAWS, Case, Contradiction
from steps import step_of

MINION = 20
VERIFIED = Judgement(Outcome.VERIFIED)
TWO_CARDS = frozenset(("EX1_002", "EX1_001", HIDDEN))
WRONG = Finding("E301", mismatch=Mismatch(MINION, DAMAGE, 3, 2))
LASTS = Finding("E301", mismatch=Mismatch(MINION, ATK, 3, 2), follows=3)
TWICE = Contradiction(LAWS[0], Case(MINION, DAMAGE, 0, 3, 0, 5))


class Built:
    """A report, and what is added to it step by step."""

    def __init__(self) -> None:
        self.report = GameReport(1, "power.log")
        self.tally = self.report.tally
        self.builder = ReportBuilder(self.report)

    def action(
        self, step: int, evidence: Evidence, judgement: Judgement | None = None,
        score: Score | None = None,
    ) -> None:  # fmt: skip
        packets = [TagChange(MINION, DAMAGE, 3, line=104)]
        of_step = step_of(Observed(), packets, action=Action(step, Kind.PLAY))
        scene = Scene(Recording("a.log", 1, "power.log"), of_step, 5, Title("play"))
        self.builder.action(scene, score or Score(), evidence, judgement or judge(evidence))


@pytest.mark.parametrize("outcome", Outcome)
def test_an_action_is_counted_under_its_outcome_alone(outcome: Outcome) -> None:
    built = Built()
    built.action(7, Evidence(), Judgement(outcome))
    counts = built.tally.actions
    assert [getattr(counts, each) for each in Outcome] == [each is outcome for each in Outcome]
    assert counts.total == 1


def test_of_an_unverifiable_action_the_reason_is_noted() -> None:
    built = Built()
    for step in (7, 8):
        built.action(step, Evidence(), Judgement(Outcome.UNVERIFIABLE, Reason.AMBIGUOUS))
    built.action(9, Evidence(), VERIFIED)
    assert built.tally.reasons == {"ambiguous": 2}
    assert built.report.outcomes == {7: "ambiguous", 8: "ambiguous", 9: "verified"}


def test_what_diverges_is_listed_among_the_divergences_alone() -> None:
    built = Built()
    built.action(7, Evidence(findings=(WRONG,)))
    assert [each.code for each in built.report.divergences] == ["E301"]
    assert built.report.unexplained == []
    assert (built.report.divergences_total, built.report.unexplained_total) == (1, 0)


def test_what_is_unexplained_is_listed_apart_with_what_it_is_beside() -> None:
    built = Built()
    built.action(7, Evidence(findings=(WRONG,), alive=("LOOT_538",)))
    assert built.report.divergences == []
    (found,) = built.report.unexplained
    assert (found.code, found.line, found.beside) == ("E301", 104, ("LOOT_538",))
    assert (found.logged, found.cause) == (3, None)
    assert (built.report.divergences_total, built.report.unexplained_total) == (0, 1)


def test_a_contradiction_is_listed_whatever_the_verdict() -> None:
    for evidence, outcome in (
        (Evidence(contradictions=(TWICE,)), "unexplained"),
        (Evidence(contradictions=(TWICE,), lost=True), "lines lost"),
    ):
        built = Built()
        built.action(7, evidence)
        assert built.report.outcomes == {7: outcome}
        assert [each.law for each in built.report.contradictions] == [LAWS[0].name]


def test_what_lasts_is_counted_and_names_the_report_that_it_follows_from() -> None:
    built = Built()
    built.action(7, Evidence(findings=(LASTS,), predicted=1))
    assert [each.follows for each in built.report.divergences] == ["a.log:1@3"]
    assert built.report.outcomes == {7: "diverged"}


@pytest.mark.parametrize(
    ("evidence", "count"),
    [
        pytest.param(Evidence(), 0, id="nothing-adopted"),
        pytest.param(Evidence(adopted=True), 1, id="packets"),
        pytest.param(Evidence(adopted=True, texts=TWO_CARDS), 1, id="texts"),
        pytest.param(Evidence(refused=Reason.UNSUPPORTED_ACTION), 1, id="the-whole-action"),
        pytest.param(Evidence(resets=True), 1, id="a-reset"),
        pytest.param(Evidence(fault=Fault("X901", "")), 1, id="what-broke-off"),
        pytest.param(Evidence(findings=(LASTS,)), 0, id="a-difference-is-no-adoption"),
    ],
)
def test_an_action_counts_once_as_one_with_adoption(evidence: Evidence, count: int) -> None:
    built = Built()
    built.action(7, evidence)
    assert built.tally.actions.with_adoption == count


def test_the_cards_that_are_not_implemented_are_named_but_for_hidden_ones() -> None:
    built = Built()
    built.action(7, Evidence(adopted=True, texts=TWO_CARDS))
    assert built.tally.unimplemented == {"EX1_001": 1, "EX1_002": 1}


def test_order_is_compared_where_nothing_was_adopted() -> None:
    built = Built()
    for evidence in (Evidence(), Evidence(in_order=False), Evidence(adopted=True)):
        built.action(7, evidence, VERIFIED)
    assert (built.tally.order.compared, built.tally.order.exact) == (2, 1)


def test_questions_are_summed() -> None:
    built = Built()
    for answered in (2, 3):
        built.action(7, Evidence(asked=3, answered=answered), VERIFIED)
    assert (built.tally.questions.asked, built.tally.questions.answered) == (6, 5)


def test_changes_are_counted_as_they_are_scored() -> None:
    built = Built()
    built.action(7, Evidence(), VERIFIED, Score(predicted=1, missed=[TagChange(MINION, ATK, 1)]))
    changes = built.tally.tag_changes
    assert (changes.logged, changes.predicted, changes.missed, changes.extra) == (1, 1, 1, 0)
    assert built.report.predicted == {7: 1}
