"""Where the changes of an action are: in which block, and before or after which offer.

What a rule writes is in a block of the same kind and entity on both sides. The changes of one
recorded block are in one block of the engine's; the other way round a text that the engine runs in
one block may have several in the recording (U038:2452). A recording that is interrupted by a choice
does not say where the blocks around it end (U006:3445): after it a change is only held to the
offers that it follows.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from hsreplay_sim.base.stream import CHOICES
from hsreplay_sim.replay.packets import Block, Choices, ChosenEntities
from hsreplay_sim.verifier.compare.changes import OUTSIDE, Where, Written
from hsreplay_sim.verifier.compare.mismatch import Mismatch

if TYPE_CHECKING:
    from hsreplay_sim.verifier.recording.logged import Logged
    from hsreplay_sim.verifier.step import Step

Pair = tuple[int, Written]
"""A change that both sides have: the position of the logged one, and the engine's."""

_NOWHERE: tuple[int, Where] = (-1, OUTSIDE)
UNNAMED: Where = (0, 0)
"""A block whose kind is INVALID in the log (U051:3094)."""


def compare_places(step: Step, pairs: Sequence[Pair]) -> Iterator[Mismatch]:
    """The changes that are elsewhere than the engine writes them.

    An offer that the recording does not show, as at the mulligan, is no place.
    """
    logged = step.logged
    offered = _offers(logged)
    first = min(offered, default=len(logged.tape))
    placed = [(each, *_block_around(logged, each[0])) for each in pairs if each[0] < first]
    own = _own_blocks(placed)
    for each, around, place in placed:
        block, number = each[1].block, each[1].number
        if place != UNNAMED and (place != block or own.get(around, number) != number):
            yield _misplaced(each)
    if not offered:
        return
    if len(offered) == sum(packet[0] == CHOICES for packet in step.simulated.out):
        for each in pairs:
            if each[1].offers != sum(offer < each[0] for offer in offered):
                yield _misplaced(each)


def _misplaced(pair: Pair) -> Mismatch:
    at, change = pair
    return Mismatch(change.entity, change.tag, change.value, change.value, at, change.block)


def _offers(logged: Logged) -> list[int]:
    """Positions where a choice is logged first: its offer or, for the other player, its pick."""
    first: dict[int, int] = {}
    for at in logged.choices:
        packet = logged.tape.packets[at]
        if isinstance(packet, (Choices, ChosenEntities)):
            first.setdefault(packet.id, at)
    return list(first.values())


def _own_blocks(placed: Iterable[tuple[Pair, int, Where]]) -> dict[int, int]:
    """Recorded block → the engine's block in which most of its changes are."""
    filled: dict[int, dict[int, int]] = {}
    for (_, change), around, place in placed:
        if around >= 0 and place == change.block:
            numbers = filled.setdefault(around, {})
            numbers[change.number] = numbers.get(change.number, 0) + 1
    return {around: max(numbers, key=numbers.__getitem__) for around, numbers in filled.items()}


def _block_around(logged: Logged, at: int) -> tuple[int, Where]:
    """The position of the block around a packet, and its kind and entity."""
    around = logged.tape.parent[at]
    block = logged.tape.packets[around] if around >= 0 else None
    return (around, (block.kind, block.entity)) if type(block) is Block else _NOWHERE
