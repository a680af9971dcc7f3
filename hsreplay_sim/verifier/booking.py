"""What the report and its counts take from an action: the only writers of both in a run."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from hsreplay_sim.report.words import Reason
from hsreplay_sim.verifier.judge.known import Known, known_as
from hsreplay_sim.verifier.simulate.adoption import HIDDEN

if TYPE_CHECKING:
    from hsreplay_sim.report.model import Divergence, FollowUp, GameReport, OptionDifference
    from hsreplay_sim.verifier.compare.end_state import Logged, Score
    from hsreplay_sim.verifier.compare.options import OptionCheck
    from hsreplay_sim.verifier.judge.evidence import Evidence, Judgement


class Books:
    """The report of a game while it is written."""

    def __init__(self, report: GameReport, build: int, known: Sequence[Known]) -> None:
        self.report = report
        self.tally = report.tally
        self._build = build
        self._known = known

    def changes(self, step: int, logged: Logged, score: Score) -> None:
        """Count the tag changes of an action."""
        changes = self.tally.tag_changes
        changes.logged += len(logged.changes)
        changes.predicted += score.predicted
        changes.read += score.read
        changes.adopted += score.adopted
        changes.out_of_scope += score.out_of_scope
        changes.missed += len(score.missed)
        changes.extra += len(score.extra)
        self.report.predicted[step] = score.predicted

    def action(self, step: int, evidence: Evidence, judgement: Judgement) -> None:
        """Count an action, and note what is said of it."""
        self.report.outcomes[step] = judgement.word
        self.tally.actions.count(judgement.outcome)
        self.tally.actions.partly += judgement.partly
        if judgement.partly:
            self.report.partly.add(step)
        if judgement.reason is not None:
            self.tally.count("reasons", judgement.reason)
        texts = evidence.texts - {HIDDEN}
        if judgement.reason is Reason.UNIMPLEMENTED:
            texts |= {each.owner for each in evidence.differences if each.owner}
        for card_id in sorted(texts):
            self.tally.count("unimplemented", card_id)
        self.tally.questions.asked += evidence.asked
        self.tally.questions.answered += evidence.answered
        if not evidence.with_adoption:
            self.tally.order.compared += 1
            self.tally.order.exact += evidence.in_order
        adopted = evidence.with_adoption or judgement.reason is Reason.UNIMPLEMENTED
        self.tally.actions.with_adoption += adopted

    def divergence(self, found: Divergence) -> None:
        """Report a divergence, whether it is a known one or not."""
        name = known_as(found, self._build, self._known)
        if name:
            found = replace(found, known=name)
            self.tally.count("known", name)
        self.report.add(found)

    def follow_ups(self, found: Sequence[FollowUp]) -> None:
        """Count and list what lasts since an earlier report."""
        for each in found:
            self.tally.count("follow_ups", each.tag.name)
        self.report.follow_ups += found

    def options(self, step: int, check: OptionCheck, differences: list[OptionDifference]) -> None:
        """Count the options and targets of one decision, and list what is judged otherwise."""
        self.tally.options.checked += check.checked
        self.tally.options.agree += check.agree
        self.tally.options.not_judged += len(check.not_judged)
        self.report.options_not_judged.update((step, each) for each in check.not_judged)
        self.report.option_differences += differences
