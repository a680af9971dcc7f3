"""Gathering the evidence on each action of a game, with what later actions are judged by."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from hsreplay_sim.report.words import Outcome
from hsreplay_sim.verifier.judge.alive import PastTexts, alive
from hsreplay_sim.verifier.judge.evidence import Evidence, Finding, Judgement
from hsreplay_sim.verifier.judge.reported import Reported, changed_by_both
from hsreplay_sim.verifier.judge.verdict import judge, withheld
from hsreplay_sim.verifier.judge.wording import code_of
from hsreplay_sim.verifier.trust.laws import Logs, contradictions

if TYPE_CHECKING:
    from hsreplay_sim.carddb.store import CardSet
    from hsreplay_sim.verifier.compare.action import Comparison
    from hsreplay_sim.verifier.step import Step
    from hsreplay_sim.verifier.trust.losses import Losses


class Hearing:
    """The judging of one pass over a game; actions are heard in their order.

    `alone` are the steps that alone speak for the setting of a switch.
    """

    def __init__(self, cards: CardSet, losses: Losses, alone: Collection[int]) -> None:
        self._losses, self._alone = losses, alone
        self._reported = Reported()
        self._past = PastTexts(cards)
        self._in_doubt = losses.of_setup

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
            found = tuple(Finding("E311", law) for law in broken())
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
        return Evidence(
            resets=step.action.resets, damaged=losses.spoil(number), lost=number in losses.steps,
            in_doubt=self._in_doubt or number in losses.missing_after,
            cut_off=not step.action.closed, impossible=losses.impossible.get(number, ()),
            contradictions=contradictions(Logs(step.logged, step.observed, step.cards)),
            fault=step.simulated.fault, refused=step.simulated.refused,
            adopted=bool(adopted.packets or adopted.cards), texts=frozenset(adopted.cards),
            asked=step.asked.asked, answered=step.asked.answered,
            explains_itself=number in self._alone,
            findings=() if step.failed else tuple(self._findings(step, comparison)),
            predicted=comparison.score.predicted, in_order=comparison.score.exact_order,
        )  # fmt: skip

    def _findings(self, step: Step, comparison: Comparison) -> Iterator[Finding]:
        """Yield what is found: answers and blocks that cannot be, cards and tags that differ."""
        for answer in step.asked.outside:
            yield Finding("E203", f"not among the candidates: {answer}")
        for block in sorted(step.asked.unlogged):
            yield Finding("E303", f"a block that is not recorded: {block}")
        for card in comparison.cards:
            yield Finding("E306", card=card)
        both = changed_by_both(step) if comparison.tags else set()
        for each in comparison.tags:
            follows = self._reported.step_of(step, each, both)
            yield Finding(code_of(step, each), mismatch=each, follows=follows)

    def _remember(self, step: Step, comparison: Comparison, judgement: Judgement) -> None:
        """Keep what later actions are judged by: reports that last, past texts, doubt."""
        if comparison.tags or self._reported.is_open:
            both = changed_by_both(step)
            self._reported.settle(both, comparison.tags)
            if judgement.findings:
                self._reported.note(step, comparison.tags, both, judgement.beside)
        self._past.note(step)
        number = step.action.step
        if number in self._losses.steps or number in self._losses.missing_after:
            self._in_doubt = True
        elif judgement.outcome is Outcome.VERIFIED:
            self._in_doubt = False
