"""Where nothing differs: the engine's changes come in exactly the recorded order, in like blocks.

So it is in four of five actions. What this finds alike, the comparisons of sequences, blocks and
deaths find alike as well; a test makes them all the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.verifier.compare.changes import OUTSIDE, Written, disclosed
from hsreplay_sim.verifier.compare.mismatch import Mismatch
from hsreplay_sim.verifier.compare.places import Pair
from hsreplay_sim.verifier.compare.sequences import matched

if TYPE_CHECKING:
    from hsreplay_sim.verifier.step import Step


class InOrder(NamedTuple):
    """All compared changes of the recording, each with the engine's, both in the same order."""

    pairs: list[Pair]
    besides: list[Written]
    """What the engine writes besides, and a description tells."""


def in_order(step: Step, made: Sequence[Written]) -> InOrder | None:
    """Return both sides' changes if they are in order; None if not, or if anything is adopted.

    None also if something is read: what the engine writes without it is another score.
    """
    logged = step.logged
    if step.adopted.packets or step.simulated.unread is not None:
        return None
    recorded, simulated = [*logged.compared.values()], [each[:3] for each in made]
    if recorded == simulated:
        return InOrder([*zip(logged.compared, made, strict=True)], [])
    own: list[Written] = []
    besides: list[Written] = []
    for key, change in zip(simulated, made, strict=True):
        if len(own) < len(recorded) and recorded[len(own)] == key:
            own.append(change)
        elif disclosed(key, logged):
            besides.append(change)
        else:
            return None
    if logged.repeated or len(own) < len(recorded):
        return None
    return InOrder([*zip(logged.compared, own, strict=True)], besides)


def agrees(step: Step, made: Sequence[Written], order: InOrder) -> bool:
    """Whether no sequence of values differs, no block and no order of deaths."""
    if step.logged.repeated or any(each.value == Zone.GRAVEYARD for each in order.besides):
        return False
    apart = {each[:2] for each in order.besides}
    pairs = [pair for pair in order.pairs if pair[1][:2] not in apart] if apart else order.pairs
    for key in apart:
        recorded = [(each.value, at) for at, each in order.pairs if each[:2] == key]
        match = matched(step, key, recorded, [each for each in made if each[:2] == key], set())
        if isinstance(match, Mismatch):
            return False
        pairs += match
    return _are_blocks_alike(step, sorted(pairs))


def _are_blocks_alike(step: Step, pairs: Sequence[Pair]) -> bool:
    """Whether each logged block is one of the engine's, of the same kind, and all in one order."""
    tape, numbers = step.logged.tape, dict[int, int]()
    around, number = -2, -2
    for at, change in pairs:
        if tape.parent[at] != around or change.number != number:
            around, number = tape.parent[at], change.number
            block = tape.blocks.get(around)
            where = (block.kind, block.entity) if block is not None else OUTSIDE
            if change.block != where or numbers.setdefault(around, number) != number:
                return False
    ordered = [numbers[each] for each in sorted(numbers)]
    return ordered == sorted({*ordered})
