"""Entities: an id, a card, and tags."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import CardType, SpellSchool
from hsreplay_sim.base.tags import (
    CARDTYPE,
    CONTROLLER,
    DAMAGE,
    DURABILITY,
    HEALTH,
    IMMUNE,
    IMMUNE_TO_FIRE_SPELLS,
    SILENCED,
    SPELL_SCHOOL,
    TO_BE_DESTROYED,
    UNTOUCHABLE,
    ZONE,
)

if TYPE_CHECKING:
    from hsreplay_sim.carddb.card import Card
    from hsreplay_sim.engine.text import Script

BOARD_TYPES = frozenset((CardType.MINION, CardType.LOCATION))
"""Card types that take a board slot (R159, R208)."""
COIN = "GAME_005"
"""The Coin; every other one is a reprint of it."""
CHARACTER_TYPES = frozenset((CardType.MINION, CardType.HERO))
_WITH_HEALTH = CHARACTER_TYPES | BOARD_TYPES

NOTHING_APART = (0, 0)
"""The value of `Game.stacks_from` if no running text keeps its enchantments separate.

Else it is (entity id, `Game.clock` when the text began).
"""


class Entity:
    """One entity: an id, a card, and tags. All state is in `tags`.

    The other attributes are caches that :meth:`hsreplay_sim.engine.state.game.Game.index` rebuilds.
    `zone`, `controller` (PLAYER_ID, 0: nobody) and `type` repeat the tags ZONE, CONTROLLER and
    CARDTYPE. `order` is the age of its stay in the zone: a lower number is an older stay.
    `attached` lists its enchantments in order.
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
        self.type = tags.get(CARDTYPE, 0)
        self.controller = side_of(tags)
        self.zone = tags.get(ZONE, 0)
        self.order = 0
        self.attached: list[Entity] = []

    def __repr__(self) -> str:
        return f"<{self.card_id or '?'} #{self.id}>"

    def likeness(self) -> Likeness:
        """Return a copy with the present id, card, script and tags, in no list of the game."""
        other = Likeness(self.id, self.card_id, self.tags.copy())
        other.card, other.script = self.card, self.script
        return other

    def get(self, tag: int) -> int:
        """Return the value of a tag, or 0 if the entity does not have it."""
        return self.tags.get(tag, 0)

    @property
    def silenced(self) -> bool:
        """Whether SILENCED is set: the entity's own text does not work (R200)."""
        return self.tags.get(SILENCED, 0) > 0

    @property
    def gives_its_player(self) -> bool:
        """Whether its text gives its player a tag, which ends when it leaves."""
        return self.script is not None and bool(self.script.player_tags)

    @property
    def health_left(self) -> int:
        """The current Health: HEALTH − DAMAGE (R9)."""
        return self.tags.get(HEALTH, 0) - self.tags.get(DAMAGE, 0)

    @property
    def doomed(self) -> bool:
        """Whether the entity is mortally wounded or has TO_BE_DESTROYED, in whatever zone (R76).

        A minion, hero or location is mortally wounded if DAMAGE reaches HEALTH and it is not
        UNTOUCHABLE; a weapon if DAMAGE reaches its durability. Entities of other types never are.
        """
        tags = self.tags
        if tags.get(TO_BE_DESTROYED, 0):
            return True
        kind = self.type
        if kind in _WITH_HEALTH:
            return tags.get(DAMAGE, 0) >= tags.get(HEALTH, 0) and not tags.get(UNTOUCHABLE, 0)
        return kind == CardType.WEAPON and tags.get(DAMAGE, 0) >= durability(tags)

    def is_immune_to(self, source: Entity) -> bool:
        """Whether damage by `source` is not even announced: Immune, or immune to its Fire spell.

        Rule R130, recording U249:20309.
        """
        tags = self.tags
        if tags.get(IMMUNE, 0):
            return True
        if not tags.get(IMMUNE_TO_FIRE_SPELLS, 0) or source.type != CardType.SPELL:
            return False
        return source.tags.get(SPELL_SCHOOL, 0) == SpellSchool.FIRE


class Likeness(Entity):
    """An entity as it once was: played, summoned or dead."""

    __slots__ = ()

    @property
    def doomed(self) -> bool:
        """False: whatever wounds it bears are of the past."""
        return False


def side_of(tags: dict[int, int]) -> int:
    """Return CONTROLLER if it is 1 or 2, else 0."""
    player_id = tags.get(CONTROLLER, 0)
    return player_id if player_id in (1, 2) else 0


def durability(tags: dict[int, int]) -> int:
    """Return the durability of a weapon: DURABILITY in older builds, HEALTH since 217964 (R157)."""
    return tags.get(DURABILITY, 0) or tags.get(HEALTH, 0)


def drop(entities: list[Entity], entity: Entity) -> None:
    """Remove an entity from a list if it is there."""
    if entity in entities:
        entities.remove(entity)
