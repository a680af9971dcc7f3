"""Gathering the evidence on each action of a game, with what later actions are judged by."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from hsreplay_sim.base.play_errors import LEGAL, error_name
from hsreplay_sim.report.words import Outcome
from hsreplay_sim.verifier.judge.alive import alive
from hsreplay_sim.verifier.judge.evidence import Evidence, Finding, Judgement
from hsreplay_sim.verifier.judge.reported import Reported
from hsreplay_sim.verifier.judge.verdict import judge, withheld
from hsreplay_sim.verifier.judge.wording import code_of
from hsreplay_sim.verifier.trust.laws import Logs, contradictions

if TYPE_CHECKING:
    from hsreplay_sim.verifier.compare.action import Comparison
    from hsreplay_sim.verifier.judge.alive import PastTexts
    from hsreplay_sim.verifier.recording.logged import Key
    from hsreplay_sim.verifier.step import Step
    from hsreplay_sim.verifier.trust.losses import Losses


class Hearing:
    """The judging of one pass over a game; actions are heard in their order.

    `past` begins with what acted before the recording; `alone` are the steps that alone speak for
    the setting of a switch.
    """

    def __init__(self, past: PastTexts, losses: Losses, alone: Collection[int]) -> None:
        self._past, self._losses, self._alone = past, losses, alone
        self._reported = Reported()
        self._in_doubt = losses.of_setup
        self._lost: set[Key] = set()
        """(entity, tag) of what differed in the action of a loss and is not logged again since."""
        self._touched: set[int] = set()
        """The entities of these, until both sides agree in a whole action."""

    def hear(
        self, step: Step, comparison: Comparison, broken: Callable[[], tuple[str, ...]]
    ) -> tuple[Evidence, Judgement]:
        """Judge an action by its evidence; `broken` gives the invariants that its end alone breaks.

        It is called only if the two sides' changes differ: else the engine's state is the recorded
        one.
        """
        evidence = self._evidence(step, comparison)
        settled = evidence.findings or evidence.with_adoption or comparison.score.whole
        if not settled and withheld(evidence) is None:
            if found := tuple(Finding("E311", law) for law in broken()):
                evidence = replace(evidence, findings=found)
        if evidence.findings:
            keys = [each[:2] for each in comparison.tags]
            evidence = replace(
                evidence,
                alive=alive(step, self._past.at_work(keys), keys),
                inherited=self._reported.beside(each.follows for each in evidence.findings),
            )
        judgement = judge(evidence)
        self._remember(step, comparison, judgement)
        return evidence, judgement

    def _evidence(self, step: Step, comparison: Comparison) -> Evidence:
        number, losses, adopted = step.action.step, self._losses, step.adopted
        findings = () if step.failed else tuple(self._findings(step, comparison))
        return Evidence(
            resets=step.action.resets,
            damaged=losses.spoil(number),
            lost=0 in losses.tags.get(number, ()),
            in_doubt=self._is_doubtful(number, findings),
            cut_off=not step.action.closed,
            impossible=losses.impossible.get(number, ()),
            contradictions=contradictions(Logs(step.logged, step.observed, step.cards)),
            fault=step.simulated.fault,
            refused=step.simulated.refused,
            adopted=bool(adopted.packets or adopted.cards),
            texts=frozenset(adopted.cards),
            asked=step.asked.asked,
            answered=step.asked.answered,
            explains_itself=number in self._alone,
            findings=findings,
            predicted=comparison.score.predicted,
            in_order=comparison.score.exact_order,
        )

    def _is_doubtful(self, number: int, findings: Collection[Finding]) -> bool:
        """Whether losses may have told of all that is found new in a step."""
        if self._in_doubt or number in self._losses.missing_after:
            return True
        tags = self._losses.tags.get(number, ())
        new = [each.mismatch for each in findings if not each.follows]
        return bool(new) and all(
            each is not None
            and (each.tag in tags or each[:2] in self._lost or each.entity in self._touched)
            for each in new
        )

    def _findings(self, step: Step, comparison: Comparison) -> Iterator[Finding]:
        """Yield what is found: answers and blocks that cannot be, cards and tags that differ."""
        for answer in step.asked.outside:
            yield Finding("E203", f"not among the candidates: {answer}")
        for block in sorted(step.asked.unlogged):
            yield Finding("E303", f"a block that is not recorded: {block}")
        for block in sorted(step.asked.unopened):
            yield Finding("E302", f"a block that is not simulated: {block}")
        if step.simulated.illegal != LEGAL:
            yield Finding("E210", f"refused: {error_name(step.simulated.illegal)}")
        for card in comparison.cards:
            yield Finding("E306", card=card)
        for each in comparison.tags:
            follows = self._reported.step_of(step, each)
            yield Finding(code_of(step, each), mismatch=each, follows=follows)

    def _remember(self, step: Step, comparison: Comparison, judgement: Judgement) -> None:
        """Keep what later actions are judged by: reports that last, past texts, doubt."""
        if comparison.tags or self._reported.is_open:
            self._reported.settle(step, comparison.tags)
            if judgement.findings:
                self._reported.note(step, comparison.tags, judgement.beside)
        self._past.note(step)
        number = step.action.step
        tags = self._losses.tags.get(number, frozenset())
        lost = {each[:2] for each in comparison.tags if tags & {0, each.tag}}
        if judgement.outcome is Outcome.VERIFIED:
            self._in_doubt, self._touched = False, set()
        self._in_doubt |= number in self._losses.missing_after or (0 in tags and step.failed)
        self._touched |= {entity for entity, _ in lost}
        self._lost = (self._lost - step.logged.before.keys()) | lost
