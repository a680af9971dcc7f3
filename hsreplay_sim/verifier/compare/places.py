"""Where the changes of an action stand: in which block, and before or behind which offer.

What a rule writes stands in a block of the same kind and entity on both sides. The changes of one
recorded block stand in one block of the engine's; the other way round a text that the engine runs
in one block may have several in the recording (U038:2452). A recording that is interrupted by a
choice does not say where the blocks around it end (U006:3445): behind it a change is only held to
the offers that it follows.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from hsreplay_sim.engine.state.packets import CHOICES, CLOSE, HIDE, OPEN
from hsreplay_sim.engine.state.packets import Packet as EnginePacket
from hsreplay_sim.replay.packets import Block, Choices, ChosenEntities
from hsreplay_sim.verifier.compare.end_state import Mismatch
from hsreplay_sim.verifier.compare.gameplay import OF_THE_OPTION

if TYPE_CHECKING:
    from hsreplay_sim.verifier.compare.end_state import Logged

Where = tuple[int, int]
"""The kind and entity of a block, `OUTSIDE` where there is none."""

OUTSIDE = (-1, 0)
UNNAMED = (0, 0)
"""A block whose kind is INVALID in the log (U051:3094)."""


class Spot(NamedTuple):
    """Where the engine writes a change."""

    block: Where
    number: int
    """Which block it is of those that the engine opens in the action, −1 outside of any."""
    offers: int
    """How many choices were offered before."""


class Told(NamedTuple):
    """A recorded change that the engine makes as well."""

    entity: int
    tag: int
    value: int
    at: int
    """Its place on the tape."""
    spot: Spot
    """Where the engine makes it."""
    made: int
    """How many packets the engine had written before."""


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
                self.spot = self.spot._replace(block=(of, entity), number=opened)
                opened += 1
            elif kind == CLOSE and around:
                self.spot = around.pop()._replace(offers=self.spot.offers)
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
    placed = [(each, *_block_around(logged, each.at)) for each in told if each.at < first]
    own = _own_blocks(placed)
    for each, around, place in placed:
        if place == UNNAMED:
            continue
        if place != each.spot.block or own.get(around, each.spot.number) != each.spot.number:
            yield _misplaced(each)
    if offered and len(offered) == offers:
        for each in told:
            if each.spot.offers != sum(at < each.at for at in offered):
                yield _misplaced(each)
    elif offered:
        for each in told:
            early = is_made_before(each.made) and each.tag not in OF_THE_OPTION
            if early and each.at > first and not each.spot.offers and each.spot.block != OUTSIDE:
                yield _misplaced(each)


def _misplaced(change: Told) -> Mismatch:
    value = change.value
    return Mismatch(change.entity, change.tag, value, value, change.at, change.spot.block)


def _offers(logged: Logged) -> list[int]:
    """Where the recording tells a choice first: as it is offered or, for the other seat, made."""
    first: dict[int, int] = {}
    for at, packet in enumerate(logged.tape.packets):
        if isinstance(packet, Choices | ChosenEntities):
            first.setdefault(packet.id, at)
    return list(first.values())


def _own_blocks(placed: Iterable[tuple[Told, int, Where]]) -> dict[int, int]:
    """Recorded block → the engine's block in which most of its changes stand."""
    filled: dict[int, Counter[int]] = {}
    for each, around, place in placed:
        if around >= 0 and place == each.spot.block:
            filled.setdefault(around, Counter())[each.spot.number] += 1
    return {around: numbers.most_common(1)[0][0] for around, numbers in filled.items()}


def _block_around(logged: Logged, at: int) -> tuple[int, Where]:
    """The recorded block in which a packet stands: where it begins, and what it is."""
    tape = logged.tape
    while (at := tape.parent[at]) >= 0:
        packet = tape.packets[at]
        if isinstance(packet, Block):
            return at, (packet.kind, packet.entity)
    return -1, OUTSIDE
