"""What a game leaves out, said at the moment at which it matters.

A text that is not implemented does nothing, and a pool is what is legal and has its text: neither
may pass in silence.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import BlockType, CardType, Zone
from hsreplay_sim.base.stream import CHANGE, FULL, OPEN, TAG, Packet
from hsreplay_sim.base.tags import ZONE
from hsreplay_sim.play.moves import name

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity

UNSEEN = (CardType.GAME, CardType.PLAYER)


@dataclass(frozen=True, slots=True)
class Notice:
    """A line of `game.notices`."""

    turn: int
    card_id: str
    """The card whose text does nothing, or the one that has drawn from the pool."""
    text: str
    """The sentence that says it."""

    def __str__(self) -> str:
        return f"turn {self.turn}: {self.text}"


def left_out(source: str, count: int, of: int) -> str:
    """The sentence about cards of a pool that cannot be played whole; `source` draws from it."""
    if count == of:
        return f"none of the {of} cards of a pool of {source} can be played whole"
    return f"{count} of the {of} cards of a pool of {source} are left out"


def blanks(packets: Sequence[Packet], entities: Mapping[int, Entity]) -> Iterator[Entity]:
    """Yield the cards without an implemented text that came into play or acted in these packets.

    It may be dead again by now: a body without Health dies as it arrives. What is only made, in a
    hand or a deck, does not matter yet.
    """
    seen = set[int]()
    for packet in packets:
        if packet[1] in seen or not _matters(packet):
            continue
        seen.add(packet[1])
        entity = entities.get(packet[1])
        if entity is not None and entity.script is None and entity.type not in UNSEEN:
            yield entity


def _matters(packet: Packet) -> bool:
    """Whether the packet makes a card in play, moves or changes it there, or lets a power act."""
    kind, _, what, new, _ = packet
    if kind == FULL:
        return bool(new.get(ZONE) == Zone.PLAY)
    if kind == OPEN:
        return bool(what in (BlockType.PLAY, BlockType.POWER))
    return kind == CHANGE or bool(kind == TAG and what == ZONE and new == Zone.PLAY)


def of_blank(turn: int, entity: Entity) -> Notice:
    """The notice of a card whose text does nothing."""
    return Notice(turn, entity.card_id, f"the text of {name(entity)} is not implemented")
