"""Write tags and packets: no other module touches a tag or appends a packet.

A tag that changes writes a packet with its old value; a tag that keeps its value writes none (R10).
Where the server does otherwise, a method of its own says so: `pulse` and `bracket` announce and
change nothing, `tell` writes a value that did not change, `set_untold` changes one without a
packet.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from hsreplay_sim.base.stream import (
    CHOICES,
    CHOSEN,
    HIDE,
    META,
    SHOW,
    SHUFFLE,
    TAG,
    Packet,
)

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity


class Writer:
    """The half of a game that writes; the other half, `Game`, keeps the caches."""

    def __init__(self) -> None:
        self.out: list[Packet] = []
        """The packets written so far."""
        self.silences: list[tuple[int, int, int, int]] = []
        """(number of packets so far, entity id, tag, old value) of each change that no packet
        contains."""

    def drop_packets(self) -> None:
        """Discard the packets written so far; the state stays."""
        self.out.clear()
        self.silences.clear()

    # --- tags ----------------------------------------------------------------------------

    def set(self, entity: Entity, tag: int, value: int) -> None:
        """Set a tag and write TAG_CHANGE.

        Nothing is written when it has that value already (R10).
        """
        tags = entity.tags
        old = tags.get(tag, 0)
        if old != value:
            tags[tag] = value
            self.out.append((TAG, entity.id, tag, value, old))

    def add(self, entity: Entity, tag: int, amount: int) -> None:
        """Add an amount to a tag and write TAG_CHANGE; 0 writes nothing."""
        if amount:
            tags = entity.tags
            old = tags.get(tag, 0)
            tags[tag] = old + amount
            self.out.append((TAG, entity.id, tag, old + amount, old))

    def pulse(self, entity: Entity, tag: int, value: int) -> None:
        """Write a tag with a value, then with 0: an announcement. The tag is 0 afterwards."""
        if value:
            tags = entity.tags
            old = tags.get(tag, 0)
            self.out.append((TAG, entity.id, tag, value, old))
            self.out.append((TAG, entity.id, tag, 0, value))
            tags[tag] = 0

    def bracket(self, entity: Entity, *pairs: tuple[int, int]) -> None:
        """Write some tags with values, then with 0 in the same order: the tags stay 0."""
        number, append = entity.id, self.out.append
        for tag, value in pairs:
            append((TAG, number, tag, value, 0))
        for tag, value in pairs:
            append((TAG, number, tag, 0, value))

    def tell(self, entity: Entity, tag: int, value: int, old: int | None = None) -> None:
        """Set a tag and write it even if unchanged.

        `old` is the value written last, if it was another.
        """
        entity.tags[tag] = value
        self.out.append((TAG, entity.id, tag, value, value if old is None else old))

    def set_untold(self, entity: Entity, tag: int, value: int) -> None:
        """Set a tag without a packet; a later packet may contain it."""
        self.silences.append((len(self.out), entity.id, tag, entity.tags.get(tag, 0)))
        entity.tags[tag] = value

    # --- what is seen of a card ------------------------------------------------------------

    def show(self, entity: Entity) -> None:
        """Write SHOW_ENTITY with the card id and all tags of an entity."""
        self.out.append((SHOW, entity.id, entity.card_id, dict(entity.tags), None))

    def hide(self, entity: Entity, zone: int) -> None:
        """Write HIDE_ENTITY: a card leaves sight in `zone`; `Game.move` moves it there."""
        self.out.append((HIDE, entity.id, zone, 0, None))

    # --- players, choices, and what the client draws -----------------------------------------

    def shuffle(self, player: Entity) -> None:
        """Write SHUFFLE_DECK of a PLAYER entity; the deck itself is not touched."""
        self.out.append((SHUFFLE, player.id, 0, 0, None))

    def offer(self, player: Entity, kind: int, source: Entity, options: Sequence[Entity]) -> None:
        """Write an entity choice: `player` chooses one of `options`, offered by `source`."""
        ids = tuple([option.id for option in options])
        self.out.append((CHOICES, player.id, kind, (source.id, 1, 1, ids), None))

    def choose(self, player: Entity, picked: Entity) -> None:
        """Write the entity that a player has chosen."""
        self.out.append((CHOSEN, player.id, 0, (picked.id,), None))

    def meta(self, kind: int, data: int, entities: Iterable[Entity]) -> None:
        """Write a META_DATA packet with the ids of the entities."""
        self.out.append((META, 0, kind, (data, tuple([e.id for e in entities])), None))
