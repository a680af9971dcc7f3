"""What the report and its counts take from an action: the only writers of both in a run."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.report.words import Outcome
from hsreplay_sim.verifier.judge.wording import (
    Scene,
    contradiction,
    divergence,
    option_differences,
)
from hsreplay_sim.verifier.step import HIDDEN

if TYPE_CHECKING:
    from hsreplay_sim.replay.packets import Options
    from hsreplay_sim.report.model import GameReport
    from hsreplay_sim.verifier.compare.options import OptionCheck
    from hsreplay_sim.verifier.compare.score import Score
    from hsreplay_sim.verifier.judge.evidence import Evidence, Judgement


class ReportBuilder:
    """Fills the report of one game, action by action."""

    def __init__(self, report: GameReport) -> None:
        self.report = report

    def action(self, scene: Scene, score: Score, evidence: Evidence, judgement: Judgement) -> None:
        """Count an action, and add divergences and contradictions to the report."""
        self._count_changes(scene, score)
        self._count_action(scene.step.action.step, evidence, judgement)
        self.report.contradictions += [contradiction(scene, e) for e in evidence.contradictions]
        unexplained = judgement.outcome is Outcome.UNEXPLAINED
        add = self.report.add_unexplained if unexplained else self.report.add
        for each in judgement.findings:
            add(divergence(scene, each, judgement.beside))

    def _count_changes(self, scene: Scene, score: Score) -> None:
        changes = self.report.tally.tag_changes
        changes.logged += len(scene.step.logged.changes)
        changes.predicted += score.predicted
        changes.read += score.read
        changes.adopted += score.adopted
        changes.out_of_scope += score.out_of_scope
        changes.missed += len(score.missed)
        changes.extra += len(score.extra)
        self.report.predicted[scene.step.action.step] = score.predicted

    def _count_action(self, step: int, evidence: Evidence, judgement: Judgement) -> None:
        tally = self.report.tally
        self.report.outcomes[step] = judgement.word
        tally.actions.count(judgement.outcome)
        if judgement.reason is not None:
            tally.count("reasons", judgement.reason)
        for card_id in sorted(evidence.texts - {HIDDEN}):
            tally.count("unimplemented", card_id)
        tally.questions.asked += evidence.asked
        tally.questions.answered += evidence.answered
        if not evidence.with_adoption:
            tally.order.compared += 1
            tally.order.exact += evidence.in_order
        tally.actions.with_adoption += evidence.with_adoption

    def options(self, scene: Scene, packet: Options, check: OptionCheck) -> None:
        """Count the options and targets of one decision, and list those that differ."""
        options = self.report.tally.options
        options.checked += check.checked
        options.agree += check.agree
        options.not_judged += len(check.not_judged)
        step = scene.step.action.step
        self.report.options_not_judged.update((step, each) for each in check.not_judged)
        self.report.option_differences += option_differences(scene, packet.line, check)
