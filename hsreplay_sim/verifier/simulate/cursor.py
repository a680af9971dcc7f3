"""Where in a logged action the engine is, and which of its packets are still unused."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import chain, takewhile
from typing import TYPE_CHECKING, TypeVar

from hsreplay_sim.replay.packets import Block, FullEntity, MetaData, Packet, ShowEntity, TagChange
from hsreplay_sim.replay.revelations import Ties
from hsreplay_sim.replay.tape import Tape

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.game import Game

P = TypeVar("P", bound=Packet)
T = TypeVar("T")
Key = tuple[int, ...]
"""(entity, tag, value) of a change, (-1, kind, data) of META_DATA, -2 and a block, or (entity,)."""

NO_TIES = Ties({}, {}, {}, {}, {})
"""Those of a recording that shows none."""


@dataclass(slots=True)
class BlockSpan:
    """The span of the tape that a logged block's content takes, empty if there is no such block."""

    first: int
    end: int
    next: int
    """Where matching and adopting go on."""
    written: int = 0
    """How many packets the engine had written when its targets were last looked for."""
    unlogged: str = ""
    """The name of a block that the recording does not have."""


class Cursor:
    """A position in one action at a time, with what the recording ever shows of its entities.

    A packet is used once it has been matched, adopted or given as an answer.
    """

    def __init__(self, names: dict[int, str], ties: Ties = NO_TIES) -> None:
        self._names, self.ties = names, ties
        self.begin(Tape([]))

    def begin(self, tape: Tape) -> None:
        """Start an action with its packets, all of them unused."""
        self.tape = tape
        self._spans = [BlockSpan(0, len(tape), 0)]
        self._used = bytearray(len(tape))
        self.named: set[tuple[int, int]] = set()
        """Targets given as answers: (position of META_DATA, place in its list)."""
        self.copies: set[int] = set()
        """Positions of new cards whose original was given as an answer."""

    def use(self, at: int) -> None:
        """Mark the packet at a position as used: it answers no other question."""
        self._used[at] = 1

    def take(self, found: Iterable[tuple[int, T]]) -> T | None:
        """Return the first value of (position, value), its packet used up; else None."""
        at, first = next(iter(found), (-1, None))
        if first is not None:
            self.use(at)
        return first

    def name_of(self, packet: FullEntity) -> str:
        """Return the card id of a creation, as this packet or a later one shows it; else ""."""
        return packet.card_id or self._names.get(packet.entity, "")

    def remade_here(self, game: Game, card: int) -> str:
        """Return the card that the running text makes of a hidden card, "" if it remakes none."""
        made = self.ties.remade.get(card)
        return made.card_id if made is not None and made.maker == game.stack[-1][1].id else ""

    def host_of(self, enchantment: int) -> int:
        """Return the entity that an enchantment is ever shown attached to, 0 for none."""
        return self.ties.hosts.get(enchantment, 0)

    # --- the packets of the present block, as (position, packet) -------------------------------

    def inside(self) -> list[Packet]:
        """Return all packets of the present block, nested blocks included, in written order."""
        span = self._spans[-1]
        return self.tape.packets[span.first : span.end]

    def soon(self) -> Iterator[tuple[int, Packet]]:
        """Yield the block's own packets, used or not, up to the next block that is not entered."""
        span, packets = self._spans[-1], self.tape.packets
        content = ((at, packets[at]) for at in self.tape.content(span.first, span.end))
        return takewhile(lambda e: e[0] < span.next or type(e[1]) is not Block, content)

    def content(self) -> Iterator[tuple[int, Packet]]:
        """Yield the unused packets of the present block, without those of blocks inside it."""
        span = self._spans[-1]
        return self._content(span.first, span.end)

    def _content(self, first: int, end: int) -> Iterator[tuple[int, Packet]]:
        packets, used, ends = self.tape.packets, self._used, self.tape.end
        while first < end:
            if not used[first]:
                yield first, packets[first]
            first = ends[first]

    def _blocks(self, first: int, end: int) -> Iterator[tuple[int, Block]]:
        """Yield the unused blocks of a span that are in no other block of the span."""
        used = self._used
        return (each for each in self.tape.blocks_in(first, end) if not used[each[0]])

    def unused(self) -> Iterator[tuple[int, Packet]]:
        """Yield the unused packets of the present block, nested blocks included."""
        return self._unused_in(self._spans[-1])

    def unused_blocks(self) -> Iterator[tuple[int, Block]]:
        """Yield the unused blocks of the action, at any depth."""
        return (each for each in self.tape.blocks.items() if not self._used[each[0]])

    def unused_of(self, kind: type[P]) -> Iterator[tuple[int, P]]:
        """Yield those of `unused` that are of one kind."""
        return ((at, packet) for at, packet in self.unused() if type(packet) is kind)

    def unused_around(self) -> Iterator[tuple[int, Packet]]:
        """Yield the unused packets of the present block, then those of each block around it."""
        return chain.from_iterable(map(self._unused_in, reversed(self._spans)))

    def _unused_in(self, span: BlockSpan) -> Iterator[tuple[int, Packet]]:
        packets, used = self.tape.packets, self._used
        return ((at, packets[at]) for at in range(span.first, span.end) if not used[at])


def key_of(packet: Packet) -> Key:
    """Return what a packet says, without its place; nothing of what is no change."""
    if type(packet) is TagChange:
        return packet.entity, packet.tag, packet.value
    if isinstance(packet, (FullEntity, ShowEntity)):
        return (packet.entity,)
    if type(packet) is Block:
        return -2, packet.kind, packet.entity, packet.index
    return (-1, packet.meta, packet.data) if type(packet) is MetaData else ()
