"""Everything that differs in one action: the comparison, without an opinion on why.

Three tiers: the state after the action, which decides the verdict, the multiset of tag changes,
which is the score, and the exact order, which is a score as well.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from typing import TYPE_CHECKING, NamedTuple

from hsreplay_sim.verifier.compare.changes import Written, written
from hsreplay_sim.verifier.compare.comparable import is_visible
from hsreplay_sim.verifier.compare.creations import (
    hidden_otherwise,
    invented,
    other_cards,
    shown_otherwise,
)
from hsreplay_sim.verifier.compare.descriptions import compare_descriptions
from hsreplay_sim.verifier.compare.in_order import agrees, in_order
from hsreplay_sim.verifier.compare.mismatch import CardMismatch, Mismatch
from hsreplay_sim.verifier.compare.places import compare_deaths
from hsreplay_sim.verifier.compare.score import Score, score_changes
from hsreplay_sim.verifier.compare.sequences import compare_sequences

if TYPE_CHECKING:
    from hsreplay_sim.verifier.step import Step


class Comparison(NamedTuple):
    """What both sides of an action share, and what differs."""

    score: Score
    tags: tuple[Mismatch, ...] = ()
    """One for each (entity, tag)."""
    cards: tuple[CardMismatch, ...] = ()

    @property
    def cost(self) -> int:
        """How much differs: changes and what they leave; after these, the order."""
        unshared = self.score.unshared
        return 2 * (unshared + len(self.tags)) + (unshared > 0 or not self.score.exact_order)


def compare(step: Step) -> Comparison:
    """Return the score of an action, and each tag and card that both sides leave otherwise.

    If the engine refused the action or did not finish it, only the score is made. If anything is
    adopted, cards are not compared.
    """
    made = written(step.simulated.out, step.logged, step.observed)
    order = in_order(step, made)
    score = score_changes(step, made) if order is None else Score.of_order(order, step.logged)
    if step.failed:
        return Comparison(score)
    found = {(each.entity, each.tag): each for each in _compare_states(step, score)}
    if found or order is None or not agrees(step, made, order):
        for each in _compare_ways(step, made, score):
            found.setdefault((each.entity, each.tag), each)
    moved = (*hidden_otherwise(step), *shown_otherwise(step))
    for each in chain(
        compare_descriptions(step),
        invented(step),
        (each for each in moved if each.entity not in step.adopted.touched),
    ):
        found.setdefault((each.entity, each.tag), each)
    cards = () if step.adopted.packets else tuple(other_cards(step))
    return Comparison(score, tuple(found.values()), cards)


def _compare_ways(step: Step, made: Sequence[Written], score: Score) -> Iterator[Mismatch]:
    """Yield what differs on the way to the state after the action."""
    yield from compare_sequences(step, made)
    if not (score.whole or step.adopted.packets):
        yield from compare_deaths(step, made)


def _compare_states(step: Step, score: Score) -> Iterator[Mismatch]:
    """Yield every tag that either side wrote in the action and that has two values after it.

    If both sides made the same changes, there is none but for a write without a packet.
    """
    if score.whole and not step.simulated.silences:
        return
    logged_keys, simulated_keys = step.changed
    state, simulated, unscoped = step.observed.state.tags, step.simulated.tags, step.logged.unscoped
    nothing: Mapping[int, int] = {}
    for entity, tag in logged_keys | simulated_keys:
        logged = state.get(entity, nothing).get(tag, 0)
        value = simulated.get(entity, nothing).get(tag, 0)
        if value != logged and tag not in unscoped and entity in state:
            if is_visible(entity, tag, step.observed):
                yield Mismatch(entity, tag, logged, value)
