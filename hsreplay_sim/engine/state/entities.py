"""Entities and the kinds of packets the engine writes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hsreplay_sim.base.enums import CardType

if TYPE_CHECKING:
    from hsreplay_sim.carddb.card import Card
    from hsreplay_sim.engine.text import Script

TAG = 0
"""(TAG, entity, tag, new, old)"""
FULL = 1
"""(FULL, entity, card_id, tags, None): created, with a copy of its first tags."""
SHOW = 2
"""(SHOW, entity, card_id, tags, None): revealed to both players where it lies."""
HIDE = 3
"""(HIDE, entity, zone, 0, None): out of the opponent's (deck: everyone's) sight."""
CHANGE = 4
"""(CHANGE, entity, card_id, changed tags, old (card_id, tags)): became another card."""
OPEN = 5
"""(OPEN, entity, block type, (index, target, sub option, keyword), None)"""
CLOSE = 6
"""(CLOSE, entity, block type, 0, None)"""
META = 7
"""(META, 0, kind, (data, entity ids), None)"""
SHUFFLE = 8
"""(SHUFFLE, player entity, 0, 0, None)"""
CHOICES = 9
"""(CHOICES, player entity, kind, (source, min, max, entity ids), None)"""
CHOSEN = 10
"""(CHOSEN, player entity, 0, entity ids, None)"""

Packet = tuple[int, int, Any, Any, Any]
"""Kind, entity and what the kind says above; a tag change is all ints."""

BOARD_TYPES = frozenset((CardType.MINION, CardType.LOCATION))
"""Card types that take a board slot (R159, R208)."""
CHARACTER_TYPES = frozenset((CardType.MINION, CardType.HERO))


class Entity:
    """One entity: an id, a card, and tags. All state is in `tags`.

    `zone`, `controller` (PLAYER_ID) and `type` mirror the tags of the same name, `order` is the
    age of its stay in the zone, `attached` lists its enchantments in order: caches that
    :meth:`hsreplay_sim.engine.state.game.Game.index` rebuilds.
    """

    __slots__ = (
        "attached",
        "card",
        "card_id",
        "controller",
        "id",
        "order",
        "script",
        "tags",
        "type",
        "zone",
    )

    def __init__(self, entity_id: int, card_id: str, tags: dict[int, int]) -> None:
        self.id = entity_id
        self.card_id = card_id
        self.tags = tags
        self.card: Card | None = None
        self.script: Script | None = None
        self.type = tags.get(202, 0)
        self.controller = tags.get(50, 0)
        self.zone = tags.get(49, 0)
        self.order = 0
        self.attached: list[Entity] = []

    def __repr__(self) -> str:
        return f"<{self.card_id or '?'} #{self.id}>"

    def get(self, tag: int) -> int:
        """The value of a tag, 0 when absent."""
        return self.tags.get(tag, 0)

    @property
    def silenced(self) -> bool:
        """Its own text is gone (R200)."""
        return self.tags.get(188, 0) > 0

    @property
    def health_left(self) -> int:
        """Current health: HEALTH − DAMAGE (R9)."""
        return self.tags.get(45, 0) - self.tags.get(44, 0)

    @property
    def doomed(self) -> bool:
        """Mortally wounded or pending destroy, and still in its zone (R76)."""
        tags = self.tags
        if tags.get(360, 0):
            return True
        kind = self.type
        if kind in (CardType.MINION, CardType.HERO, CardType.LOCATION):
            return tags.get(44, 0) >= tags.get(45, 0) and not tags.get(448, 0)
        return kind == CardType.WEAPON and tags.get(44, 0) >= durability(tags)


def durability(tags: dict[int, int]) -> int:
    """Durability of a weapon: DURABILITY in older builds, HEALTH from 217964 on (R157)."""
    return tags.get(187, 0) or tags.get(45, 0)
