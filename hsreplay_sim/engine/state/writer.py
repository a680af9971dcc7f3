"""What a game writes with: the only words that touch a tag or append a packet.

A tag that changes writes a packet with its old value; a tag that keeps its value writes none (R10).
Where the server does otherwise, a word of its own says so: it announces and changes nothing
(`pulse`, `bracket`), tells a value that did not change (`tell`), or changes one in silence
(`set_untold`).
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
    """The half of a game that writes; the other half keeps the caches."""

    def __init__(self) -> None:
        self.out: list[Packet] = []
        """The packets written so far."""
        self.silences: list[tuple[int, int, int, int]] = []
        """(number of packets by then, entity id, tag, old value) of each change that none tells."""

    def drop_packets(self) -> None:
        """Forget the packets; the state stays."""
        self.out.clear()
        self.silences.clear()

    # --- tags ----------------------------------------------------------------------------

    def set(self, entity: Entity, tag: int, value: int) -> None:
        """Give a tag a value; when it has that value already, nothing is written (R10)."""
        tags = entity.tags
        old = tags.get(tag, 0)
        if old != value:
            tags[tag] = value
            self.out.append((TAG, entity.id, tag, value, old))

    def add(self, entity: Entity, tag: int, amount: int) -> None:
        """Add to a tag."""
        if amount:
            tags = entity.tags
            old = tags.get(tag, 0)
            tags[tag] = old + amount
            self.out.append((TAG, entity.id, tag, old + amount, old))

    def pulse(self, entity: Entity, tag: int, value: int) -> None:
        """Set a tag and clear it again: this announces an action and changes nothing."""
        if value:
            tags = entity.tags
            old = tags.get(tag, 0)
            self.out.append((TAG, entity.id, tag, value, old))
            self.out.append((TAG, entity.id, tag, 0, value))
            tags[tag] = 0

    def bracket(self, entity: Entity, *pairs: tuple[int, int]) -> None:
        """Set some tags, then clear them in the same order: they are 0 before and after."""
        number, append = entity.id, self.out.append
        for tag, value in pairs:
            append((TAG, number, tag, value, 0))
        for tag, value in pairs:
            append((TAG, number, tag, 0, value))

    def tell(self, entity: Entity, tag: int, value: int, old: int | None = None) -> None:
        """Write a value, new or not; `old` is the value told last, if it was another."""
        entity.tags[tag] = value
        self.out.append((TAG, entity.id, tag, value, value if old is None else old))

    def set_untold(self, entity: Entity, tag: int, value: int) -> None:
        """Give a tag a value that no packet tells, or that a later packet tells."""
        self.silences.append((len(self.out), entity.id, tag, entity.tags.get(tag, 0)))
        entity.tags[tag] = value

    # --- what is seen of a card ------------------------------------------------------------

    def show(self, entity: Entity) -> None:
        """SHOW_ENTITY: the card and all its tags, to both players."""
        self.out.append((SHOW, entity.id, entity.card_id, dict(entity.tags), None))

    def hide(self, entity: Entity, zone: int) -> None:
        """HIDE_ENTITY: the card goes out of sight in a zone; `Game.move` moves it there."""
        self.out.append((HIDE, entity.id, zone, 0, None))

    # --- players, choices, and what the client draws -----------------------------------------

    def shuffle(self, player: Entity) -> None:
        """SHUFFLE_DECK of a PLAYER entity."""
        self.out.append((SHUFFLE, player.id, 0, 0, None))

    def offer(self, player: Entity, kind: int, source: Entity, options: Sequence[Entity]) -> None:
        """Ask a player to choose one of some entities."""
        ids = tuple([option.id for option in options])
        self.out.append((CHOICES, player.id, kind, (source.id, 1, 1, ids), None))

    def choose(self, player: Entity, picked: Entity) -> None:
        """Write what a player has chosen."""
        self.out.append((CHOSEN, player.id, 0, (picked.id,), None))

    def meta(self, kind: int, data: int, entities: Iterable[Entity]) -> None:
        """A META_DATA packet."""
        self.out.append((META, 0, kind, (data, tuple([e.id for e in entities])), None))
