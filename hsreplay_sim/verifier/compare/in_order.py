"""Where nothing differs: the engine's changes come in exactly the recorded order, in like blocks.

So it is in nine of ten actions. What this finds alike, the comparisons of states, sequences, blocks
and deaths find alike as well, and need not be made; `tests/verifier/compare` makes them all the
same.
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

    None also if the engine wrote something else without reading, as its changes are not predicted.
    """
    logged = step.logged
    if step.adopted.packets or step.simulated.unread is not None:
        return None
    recorded, simulated = [*logged.compared.values()], [each[:3] for each in made]
    if recorded == simulated:
        return InOrder([*zip(logged.compared, made, strict=True)], [])
    if logged.repeated or len(recorded) > len(simulated):
        return None
    awaited, end, own = 0, len(recorded), list[Written]()
    besides: list[Written] = []
    for key, change in zip(simulated, made, strict=True):
        if awaited < end and recorded[awaited] == key:
            own.append(change)
            awaited += 1
        elif disclosed(key, logged):
            besides.append(change)
        else:
            return None
    return InOrder([*zip(logged.compared, own, strict=True)], besides) if awaited == end else None


def agrees(step: Step, made: Sequence[Written], order: InOrder) -> bool:
    """Whether no sequence of values differs, no block and no order of deaths.

    If the recording writes a value once more, it is not said.
    """
    if step.logged.repeated or any(each[2] == Zone.GRAVEYARD for each in order.besides):
        return False
    pairs = order.pairs
    if order.besides:
        apart = {each[:2] for each in order.besides}
        pairs = [pair for pair in pairs if pair[1][:2] not in apart]
        for key in apart:
            recorded = [(each.value, at) for at, each in order.pairs if each[:2] == key]
            match = matched(step, key, recorded, [each for each in made if each[:2] == key], set())
            if isinstance(match, Mismatch):
                return False
            pairs += match
        pairs.sort()
    return _are_blocks_alike(step, pairs)


def _are_blocks_alike(step: Step, pairs: Sequence[Pair]) -> bool:
    """Whether each logged block is one of the engine's, of the same kind, and all in one order."""
    tape = step.logged.tape
    parents, numbers = tape.parent, dict[int, int]()
    around, number = -2, -2
    for at, change in pairs:
        if parents[at] == around and change.number == number:
            continue
        around, number = parents[at], change.number
        if numbers.setdefault(around, number) != number:
            return False
        block = tape.blocks.get(around)
        if change.block != ((block.kind, block.entity) if block is not None else OUTSIDE):
            return False
    ordered = [numbers[each] for each in sorted(numbers)]
    return ordered == sorted({*ordered})
