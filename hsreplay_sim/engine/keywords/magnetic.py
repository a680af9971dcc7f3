"""What a Magnetic minion becomes on its Mech, and as whom that acts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import CardType
from hsreplay_sim.base.tags import ATTACHED, CREATOR, MAGNETIC, MODULAR_ENCHANTMENT

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game


def carrier(game: Game, entity: Entity) -> Entity:
    """Return the entity as which the trigger of an entity acts: the Mech that a minion has joined.

    The text of a Magnetic minion becomes one of its Mech (Missile Launcher, U049:1542: a poisonous
    Mech poisons with it). Any other entity acts as itself.
    """
    if entity.type != CardType.ENCHANTMENT:
        return entity
    joined = game.entities.get(entity.tags.get(CREATOR, 0))
    if joined is None or not joined.tags.get(MAGNETIC, 0):
        return entity
    host = game.entities.get(entity.tags.get(ATTACHED, 0))
    return host if host is not None and enchantment_of(game, joined) == entity.card_id else entity


def enchantment_of(game: Game, card: Entity) -> str:
    """Return the card id of the enchantment that a Magnetic minion becomes.

    Since 190416 a tag of the card names it. Else it is the minion's id and an e; for a reprint
    without one of its own, the first printing's id and an e.
    """
    printed = card.card.tags if card.card is not None else {}
    named = game.cards.by_dbf(printed.get(MODULAR_ENCHANTMENT, 0))
    if named is not None:
        return named.id
    own, first = card.card_id + "e", game.cards.canonical(card.card_id) + "e"
    return own if game.cards.get(own) is not None else first
