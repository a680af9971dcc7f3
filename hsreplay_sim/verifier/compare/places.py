"""Where the changes of an action stand: in which block, and before or behind which offer.

What a rule writes stands in a block of the same kind and entity on both sides. The changes of one
recorded block stand in one block of the engine's; the other way round a text that the engine runs
in one block may have several in the recording (U038:2452). A recording that is interrupted by a
choice does not say where the blocks around it end (U006:3445): behind it a change is only held to
the offers that it follows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from hsreplay_sim.base.stream import CHOICES, CLOSE, HIDE, OPEN
from hsreplay_sim.base.stream import Packet as EnginePacket
from hsreplay_sim.replay.packets import Block, Choices, ChosenEntities
from hsreplay_sim.verifier.compare.end_state import Key, Mismatch
from hsreplay_sim.verifier.tags.gameplay import OF_THE_OPTION

if TYPE_CHECKING:
    from hsreplay_sim.verifier.compare.end_state import Logged

Where = tuple[int, int]
"""The kind and entity of a block, `OUTSIDE` where there is none."""

OUTSIDE = (-1, 0)
_NOWHERE = (-1, OUTSIDE)
UNNAMED = (0, 0)
"""A block whose kind is INVALID in the log (U051:3094)."""


class Spot(NamedTuple):
    """Where the engine writes a change."""

    block: Where
    number: int
    """Which block it is of those that the engine opens in the action, −1 outside of any."""
    offers: int
    """How many choices were offered before."""


class Made(NamedTuple):
    """A change of the engine's."""

    value: int
    spot: Spot
    """Where the engine makes it."""
    anew: bool
    """The tag held another value before."""
    written: int
    """How many packets the engine had written before."""


Recorded = tuple[int, int]
"""(value, position on the tape)"""

Told = tuple[Key, Recorded, Made]
"""A recorded change that the engine makes as well, and where on either side."""


class Follower:
    """The spot of the packet that was given last, and whether it gives a tag another value."""

    def __init__(self) -> None:
        self.spot = Spot(OUTSIDE, -1, 0)
        self.changes = False
        self.written = 0
        """How many packets were given before it."""
        self.hides: dict[int, int] = {}
        """Entity → how many packets were given before it first goes out of sight."""

    def follow(self, out: Iterable[EnginePacket]) -> Iterator[EnginePacket]:
        """The same packets."""
        around: list[Spot] = []
        opened = 0
        for self.written, packet in enumerate(out):
            kind, entity, of, value, old = packet
            self.changes = value != old
            if kind == OPEN:
                around.append(self.spot)
                self.spot = Spot((of, entity), opened, self.spot.offers)
                opened += 1
            elif kind == CLOSE and around:
                block, number, _ = around.pop()
                self.spot = Spot(block, number, self.spot.offers)
            elif kind == HIDE:
                self.hides.setdefault(entity, self.written)
            elif kind == CHOICES:
                self.spot = self.spot._replace(offers=self.spot.offers + 1)
            yield packet


def compare_places(
    told: Sequence[Told],
    logged: Logged,
    offers: int,
    is_made_before: Callable[[int], bool] = lambda written: False,
) -> Iterator[Mismatch]:
    """The changes that stand elsewhere than the engine writes them; `offers` is how many it made.

    An offer that the recording does not tell, as at the mulligan, is no place. What the engine
    writes in front of all that is adopted, as `is_made_before` says of it, stands before the first.
    """
    offered = _offers(logged)
    first = min(offered, default=len(logged.tape))
    placed = [(each, *_block_around(logged, each[1][1])) for each in told if each[1][1] < first]
    own = _own_blocks(placed)
    for each, around, place in placed:
        if place == UNNAMED:
            continue
        spot = each[2].spot
        if place != spot.block or own.get(around, spot.number) != spot.number:
            yield _misplaced(each)
    if offered and len(offered) == offers:
        for each in told:
            _, (_, at), made = each
            if made.spot.offers != sum(offer < at for offer in offered):
                yield _misplaced(each)
    elif offered:
        for each in told:
            (_, tag), (_, at), made = each
            early = is_made_before(made.written) and tag not in OF_THE_OPTION
            if early and at > first and not made.spot.offers and made.spot.block != OUTSIDE:
                yield _misplaced(each)


def _misplaced(change: Told) -> Mismatch:
    key, (value, at), made = change
    return Mismatch(*key, value, value, at, made.spot.block)


def _offers(logged: Logged) -> list[int]:
    """Where the recording tells a choice first: as it is offered or, for the other seat, made."""
    first: dict[int, int] = {}
    for at in logged.choices:
        packet = logged.tape.packets[at]
        if isinstance(packet, (Choices, ChosenEntities)):
            first.setdefault(packet.id, at)
    return list(first.values())


def _own_blocks(placed: Iterable[tuple[Told, int, Where]]) -> dict[int, int]:
    """Recorded block → the engine's block in which most of its changes stand."""
    filled: dict[int, dict[int, int]] = {}
    for each, around, place in placed:
        spot = each[2].spot
        if around >= 0 and place == spot.block:
            numbers = filled.setdefault(around, {})
            numbers[spot.number] = numbers.get(spot.number, 0) + 1
    return {around: max(numbers, key=numbers.__getitem__) for around, numbers in filled.items()}


def _block_around(logged: Logged, at: int) -> tuple[int, Where]:
    """The recorded block in which a packet stands: where it begins, and what it is."""
    around = logged.tape.parent[at]
    block = logged.tape.packets[around] if around >= 0 else None
    return (around, (block.kind, block.entity)) if type(block) is Block else _NOWHERE
