"""Where in a logged action the engine is, and which of its packets are still unused."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

from hsreplay_sim.replay.packets import Block, FullEntity, Packet
from hsreplay_sim.replay.revelations import Ties
from hsreplay_sim.replay.tape import Tape

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.game import Game

P = TypeVar("P", bound=Packet)


@dataclass(slots=True)
class BlockSpan:
    """The content of a logged block that the engine is in, as a span of the tape.

    It is empty for a block of the engine that the recording does not have.
    """

    first: int
    end: int
    next: int
    """Where matching and adopting go on."""
    written: int = 0
    """Where the packets of the engine go on whose targets have not been looked for."""
    began: int = 0
    """How many packets the engine had written before a block that the recording does not have."""
    unlogged: str = ""
    """The name of a block that the recording does not have."""


class Cursor:
    """A position in one action at a time, with what the recording ever shows of its entities.

    A packet is used once it has been matched, adopted or given as an answer.
    """

    def __init__(self, names: dict[int, str], ties: Ties | None = None) -> None:
        self._names = names
        self._ties = Ties({}, {}, {}, {}) if ties is None else ties
        self.begin(Tape([]))

    def begin(self, tape: Tape) -> None:
        """Start an action with its packets."""
        self.tape = tape
        self._spans = [BlockSpan(0, len(tape), 0)]
        self._used = bytearray(len(tape))
        self.named: set[tuple[int, int]] = set()
        """Targets given as answers: (position of META_DATA, place in its list)."""
        self.copies: set[int] = set()
        """Positions of new cards whose original was given as an answer."""

    def use(self, at: int) -> None:
        """Mark a packet as used: it answers no other question."""
        self._used[at] = 1

    def is_used(self, at: int) -> bool:
        """Whether the packet at a position is used."""
        return self._used[at] == 1

    # --- what the recording ever shows ---------------------------------------------------------

    def name_of(self, packet: FullEntity) -> str:
        """Return the card id of a creation, as this packet or a later one shows it; else ""."""
        return packet.card_id or self._names.get(packet.entity, "")

    def remade_here(self, game: Game, card: int) -> str:
        """Return the card id that the running text makes of a hidden card, "" if it makes none."""
        made = self._ties.remade.get(card)
        return made.card_id if made is not None and made.maker == game.stack[-1][1].id else ""

    def is_remade(self, card: int, source: int) -> bool:
        """Whether a hidden card is later shown as what another text than the source's made."""
        return self._ties.makers.get(card, 0) not in (0, source)

    def original_of(self, copy: int) -> int:
        """Return the card that a hidden one is later shown to be a copy of, 0 if it never is."""
        return self._ties.originals.get(copy, 0)

    def host_of(self, enchantment: int) -> int:
        """Return what an enchantment is ever shown attached to, 0 for nothing."""
        return self._ties.hosts.get(enchantment, 0)

    # --- the packets of the present block ------------------------------------------------------

    def inside(self) -> list[Packet]:
        """Return all packets of the present block, nested blocks included, in written order."""
        span = self._spans[-1]
        return self.tape.packets[span.first : span.end]

    def deep(self) -> Iterator[tuple[int, Packet]]:
        """Yield the packets of `inside` with their positions."""
        return enumerate(self.inside(), self._spans[-1].first)

    def content(self) -> Iterator[tuple[int, Packet]]:
        """Yield the packets of the present block, without those of blocks inside it."""
        span = self._spans[-1]
        return self._content(span.first, span.end)

    def _content(self, first: int, end: int) -> Iterator[tuple[int, Packet]]:
        packets = self.tape.packets
        return ((at, packets[at]) for at in self.tape.content(first, end))

    def soon(self) -> Iterator[tuple[int, Packet]]:
        """Yield the packets of `content` up to the first block that the engine has yet to open."""
        for at, packet in self.content():
            if at >= self._spans[-1].next and type(packet) is Block and not self._used[at]:
                return
            yield at, packet

    def unused(self) -> Iterator[tuple[int, Packet]]:
        """Yield the unused packets of the present block, nested blocks included."""
        return self._unused_in(self._spans[-1])

    def unused_of(self, kind: type[P]) -> Iterator[tuple[int, P]]:
        """Yield those of `unused` that are of one kind: (position, packet)."""
        return ((at, packet) for at, packet in self.unused() if type(packet) is kind)

    def unused_around(self) -> Iterator[tuple[int, Packet]]:
        """Yield the unused packets of the present block, then those of each block around it."""
        for span in reversed(self._spans):
            yield from self._unused_in(span)

    def _unused_in(self, span: BlockSpan) -> Iterator[tuple[int, Packet]]:
        packets, used = self.tape.packets, self._used
        return ((at, packets[at]) for at in range(span.first, span.end) if not used[at])
