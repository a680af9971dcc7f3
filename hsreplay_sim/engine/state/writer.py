"""Write tags and packets: no other module touches a tag or appends a packet.

Where a tag changes, a packet with its old value is written; where it keeps its value, none is
(R10). Where the server does otherwise, a method of its own says so: `pulse` and `bracket` write
values that do not last, `tell` writes a value that did not change, `set_untold` sets one without a
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
from hsreplay_sim.base.tags import (
    ATK,
    ELUSIVE,
    LAST_KNOWN_ATK_IN_HAND,
    SUMMONED_THIS_ACTION,
)
from hsreplay_sim.engine.state.asking import OF_PLAYERS
from hsreplay_sim.engine.state.mirrors import MIRRORED

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity


REPEATED = MIRRORED | {ATK, LAST_KNOWN_ATK_IN_HAND}
"""Tags that another tag repeats, and those that repeat them."""
_HEEDED = OF_PLAYERS | REPEATED | {SUMMONED_THIS_ACTION, ELUSIVE}


class Writer:
    """The half of a game that writes; the other half, `Game`, keeps the caches."""

    def __init__(self) -> None:
        self.out: list[Packet] = []
        """The packets written so far."""
        self.silences: list[tuple[int, int, int, int]] = []
        """(number of packets before it, entity id, tag, old value) of each tag set without one."""
        self.players_stale = True
        """Whether what cards in play give to PLAYER entities may have changed."""
        self.auras_dirty = False
        """Whether auras, and what goes with them, may have changed since the last update."""
        self.arrivals: dict[int, Entity] = {}
        """Entity id → entity of those that got SUMMONED_THIS_ACTION since the last option."""
        self.to_mirror: dict[int, Entity] = {}
        """Entity id → entity of those of which a tag that another repeats has changed, or that came
        into play or a hand: the next update compares both tags."""
        self.stirred: set[int] = set()
        """Entity ids of dropped packets, and of what is no packet: cards, ages, logged tags."""
        self.classless: set[int] = set()
        """Ids of all entities that ever had a text without a class."""

    def drop_packets(self) -> None:
        """Discard the packets written so far; the state does not change."""
        self.stirred |= self.touched()
        self.out.clear()
        self.silences.clear()

    def touched(self) -> set[int]:
        """Return the ids of the entities that were written to since the last saved state."""
        return self.stirred.union([e[1] for e in self.out], [e[1] for e in self.silences])

    # --- tags ----------------------------------------------------------------------------

    def set(self, entity: Entity, tag: int, value: int) -> None:
        """Set a tag and write TAG_CHANGE; if the tag has that value already, do nothing (R10)."""
        tags = entity.tags
        old = tags.get(tag, 0)
        if old != value:
            tags[tag] = value
            self.out.append((TAG, entity.id, tag, value, old))
            if tag in _HEEDED:
                self.heed(entity, tag)

    def heed(self, entity: Entity, tag: int) -> None:
        """Note that a tag has changed of which others have to know; of any other, do nothing."""
        if tag in OF_PLAYERS:
            self.players_stale = True
        elif tag == SUMMONED_THIS_ACTION:
            self.arrivals[entity.id] = entity
        elif tag == ELUSIVE:
            self.auras_dirty = True
        elif tag in REPEATED:
            self.to_mirror[entity.id] = entity

    def add(self, entity: Entity, tag: int, amount: int) -> None:
        """Add an amount to a tag and write TAG_CHANGE; if the amount is 0, do nothing."""
        if amount:
            tags = entity.tags
            old = tags.get(tag, 0)
            tags[tag] = old + amount
            self.out.append((TAG, entity.id, tag, old + amount, old))
            if tag in _HEEDED:
                self.heed(entity, tag)

    def pulse(self, entity: Entity, tag: int, value: int) -> None:
        """Announce a value: write the tag with it, then with 0. The tag is 0 afterwards.

        If the value is 0, do nothing.
        """
        if value:
            tags = entity.tags
            old = tags.get(tag, 0)
            self.out.append((TAG, entity.id, tag, value, old))
            self.out.append((TAG, entity.id, tag, 0, value))
            tags[tag] = 0
            self.heed(entity, tag)

    def bracket(self, entity: Entity, *pairs: tuple[int, int]) -> None:
        """Write each (tag, value) of `pairs`, then each of these tags with 0. No tag is set."""
        number, append = entity.id, self.out.append
        for tag, value in pairs:
            append((TAG, number, tag, value, 0))
        for tag, value in pairs:
            append((TAG, number, tag, 0, value))

    def tell(self, entity: Entity, tag: int, value: int, old: int | None = None) -> None:
        """Set a tag and write TAG_CHANGE, whether or not the value is new.

        `old` is the value that was written last; None means the same value.
        """
        entity.tags[tag] = value
        self.out.append((TAG, entity.id, tag, value, value if old is None else old))
        self.heed(entity, tag)

    def set_untold(self, entity: Entity, tag: int, value: int) -> None:
        """Set a tag without a packet, and note the change in `silences`."""
        self.silences.append((len(self.out), entity.id, tag, entity.tags.get(tag, 0)))
        entity.tags[tag] = value
        self.heed(entity, tag)

    # --- what is seen of a card ------------------------------------------------------------

    def show(self, entity: Entity) -> None:
        """Write SHOW_ENTITY with the card id and all tags of an entity."""
        self.out.append((SHOW, entity.id, entity.card_id, entity.tags.copy(), None))

    def hide(self, entity: Entity, zone: int) -> None:
        """Write HIDE_ENTITY: a card leaves sight into `zone`.

        The card is not moved; `Game.move` does that.
        """
        self.out.append((HIDE, entity.id, zone, 0, None))

    # --- players, choices, and what the client draws -----------------------------------------

    def shuffle(self, player: Entity) -> None:
        """Write SHUFFLE_DECK for a PLAYER entity; the deck itself is not changed."""
        self.out.append((SHUFFLE, player.id, 0, 0, None))

    def offer(self, player: Entity, kind: int, source: Entity, options: Sequence[Entity]) -> None:
        """Write a choice of one of `options` for the PLAYER entity `player`, made by `source`."""
        ids = tuple([option.id for option in options])
        self.out.append((CHOICES, player.id, kind, (source.id, 1, 1, ids), None))

    def choose(self, player: Entity, picked: Entity) -> None:
        """Write that a PLAYER entity has chosen the entity `picked`."""
        self.out.append((CHOSEN, player.id, 0, (picked.id,), None))

    def meta(self, kind: int, data: int, entities: Iterable[Entity]) -> None:
        """Write a META_DATA packet with the ids of the entities."""
        self.out.append((META, 0, kind, (data, tuple([e.id for e in entities])), None))
