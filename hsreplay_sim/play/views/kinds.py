"""The kinds of cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import CardType
from hsreplay_sim.base.tags import ATTACHED, LOCATION_ACTION_COOLDOWN, SECRET
from hsreplay_sim.play.views.card import Card
from hsreplay_sim.play.views.view import Number

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.play.session import Session
    from hsreplay_sim.play.views.zone import CardList


class Character(Card):
    """A hero or a minion."""

    __slots__ = ()


class Minion(Character):
    """A minion."""

    __slots__ = ()

    @property
    def adjacent(self) -> CardList:
        """The minions next to it."""
        row = self.game.engine.row(self.entity.controller)
        if self.entity not in row:
            return self.game.cards(())
        at = row.index(self.entity)
        return self.game.cards([*row[max(at - 1, 0) : at], *row[at + 1 : at + 2]])


class Hero(Character):
    """A hero."""

    __slots__ = ()

    @property
    def power(self) -> Card | None:
        """The hero power of its player."""
        return self.controller.hero_power

    @property
    def weapon(self) -> Card | None:
        """The weapon of its player."""
        return self.controller.weapon

    @property
    def slots(self) -> CardList:
        """Its enchantments, then the weapon, which gives its Attack."""
        weapon = self.game.engine.weapon[self.entity.controller]
        return self.game.cards([*self.entity.attached, *([weapon] if weapon is not None else [])])


class Spell(Card):
    """A spell."""

    __slots__ = ()


class Secret(Spell):
    """A spell that waits, unseen, in the secret zone."""

    __slots__ = ()


class Weapon(Card):
    """A weapon; `durability` is what is left of it."""

    __slots__ = ()


class HeroPower(Card):
    """A hero power."""

    __slots__ = ()


class Location(Card):
    """A location; `durability` is what is left of it."""

    __slots__ = ()

    cooldown = Number(LOCATION_ACTION_COOLDOWN, "Turns until it may be used again.")


class Enchantment(Card):
    """An enchantment."""

    __slots__ = ()

    @property
    def host(self) -> Card | None:
        """The card to which it is attached; None for a player's."""
        host = self.game.engine.entities.get(self.entity.get(ATTACHED))
        return self.game.view(host) if host is not None and host.card_id else None


KINDS: dict[int, type[Card]] = {
    CardType.HERO: Hero,
    CardType.MINION: Minion,
    CardType.SPELL: Spell,
    CardType.ENCHANTMENT: Enchantment,
    CardType.WEAPON: Weapon,
    CardType.HERO_POWER: HeroPower,
    CardType.LOCATION: Location,
}


def view(game: Session, entity: Entity) -> Card:
    """The view of an entity, of the kind that it is now."""
    kind = KINDS.get(entity.type, Card)
    if kind is Spell and (entity.get(SECRET) or (entity.card and entity.card.tags.get(SECRET, 0))):
        kind = Secret
    return kind(game, entity)
