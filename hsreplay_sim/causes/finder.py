"""Looks on while a game is verified, and finds the cause of each action that diverges.

The rules are tried in order; the first one that applies is the cause (docs/tables/CAUSES.md). None
of them names a reason that the two sides, the words of a text or a trial are no evidence of.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import TYPE_CHECKING

from hsreplay_sim.causes import blocks, numbers, values
from hsreplay_sim.causes.sides import Sides
from hsreplay_sim.causes.stated import noted, of_option, worn
from hsreplay_sim.causes.texts import doubt
from hsreplay_sim.causes.trials import of_switch
from hsreplay_sim.report.cause import of_neighbours
from hsreplay_sim.report.grade import weight

if TYPE_CHECKING:
    from hsreplay_sim.causes.texts import Found
    from hsreplay_sim.replay.actions import Action
    from hsreplay_sim.report.model import Cause, Divergence
    from hsreplay_sim.verifier.compare.action import Comparison
    from hsreplay_sim.verifier.compare.mismatch import Mismatch
    from hsreplay_sim.verifier.simulate.simulation import Simulation
    from hsreplay_sim.verifier.step import Step
    from hsreplay_sim.verifier.switch_trials import Pass

OF_SIDES = (
    blocks.answered, blocks.spent_secret, blocks.in_order, blocks.attached, blocks.acts,
    numbers.split, values.option, numbers.given, values.picks, values.makes, numbers.printed,
    numbers.number, values.moves,
)  # fmt: skip
"""The rules that look at both sides, in order; behind them comes what differs alike."""


class Finder:
    """The witness of a pass; it writes the causes into the report of it.

    Once a switch is better set otherwise, another pass follows, and no more causes are looked for.
    """

    def __init__(self, entered: Pass) -> None:
        self._pass = entered
        self._found: dict[str, Cause] = {}
        self._seen = 0
        """The divergences of the report that have been looked at."""

    def begins(self, action: Action, simulation: Simulation) -> None:
        """Nothing is asked of an action that begins."""

    def ends(self, step: Step, comparison: Comparison, simulation: Simulation) -> None:
        """Find the cause of a step that diverged, and give it to what tells most of it."""
        every, seen = self._pass.report.divergences, self._seen
        found, self._seen = every[seen:], len(every)
        if found and self._pass.better:
            self._pass.explained = False
        if not (found and self._pass.explained):
            return
        root = min(found, key=lambda each: (bool(each.follows), weight(each)))
        cause = root.cause or self._cause(step, comparison, simulation, found, root)
        if cause is not None:
            self._found[root.address] = cause
            every[seen + found.index(root)] = replace(root, cause=cause)

    def _cause(
        self,
        step: Step,
        comparison: Comparison,
        simulation: Simulation,
        found: list[Divergence],
        root: Divergence,
    ) -> Cause | None:
        fresh = _fresh(comparison, found)
        if not fresh and (first := self._found.get(root.follows)):
            return replace(first, evidence=f"as in {root.follows}: {first.evidence}")
        sides = Sides(step, fresh or comparison.tags, comparison.cards)
        return (
            noted(root)
            or of_option(step)
            or of_switch(step, comparison, simulation)
            or _first(OF_SIDES, sides)
            or of_neighbours(root, found)
            or worn(step, root)
            or _first((values.writes,), sides)
        )


def _fresh(comparison: Comparison, found: list[Divergence]) -> list[Mismatch]:
    """What differs and does not follow from an earlier action."""
    tags = ((each.entity, each.tag) for each in found if each.follows)
    lasting = {(entity.id, tag.id) for entity, tag in tags if entity and tag}
    return [each for each in comparison.tags if each[:2] not in lasting]


def _first(rules: Iterable[Callable[[Sides], Found | None]], sides: Sides) -> Cause | None:
    """The cause by the first of these rules that applies, and what recordings do not show of it."""
    found = next(filter(None, (rule(sides) for rule in rules)), None)
    if found is None:
        return None
    unsure = doubt(sides, found.about)
    text = f"{found.cause.text}; {unsure}" if unsure else found.cause.text
    return replace(found.cause, text=text)
