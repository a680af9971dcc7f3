"""Magnetic (R242): played left of a friendly Mech, a minion becomes its enchantment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.carddb.pool import RACE_ALL, SECOND_RACES
from hsreplay_sim.engine.enchantments import attach
from hsreplay_sim.engine.zones import leave_row
from hsreplay_sim.enums import CardType, Meta, Race, Zone
from hsreplay_sim.tags import (
    ATK,
    CARDRACE,
    DORMANT,
    HEALTH,
    MAGNETIC,
    TAG_SCRIPT_DATA_NUM_1,
    TAG_SCRIPT_DATA_NUM_2,
    ZONE_POSITION,
)

if TYPE_CHECKING:
    from hsreplay_sim.engine.entities import Entity
    from hsreplay_sim.engine.game import Game


def is_mech(entity: Entity) -> bool:
    """A Mech by its first or its second race, or of every race."""
    race = entity.tags.get(CARDRACE, 0)
    return race in (Race.MECHANICAL, RACE_ALL) or bool(
        entity.tags.get(SECOND_RACES[Race.MECHANICAL], 0)
    )


def partner(game: Game, card: Entity) -> Entity | None:
    """The Mech to the right of a Magnetic minion that was just played."""
    if not card.tags.get(MAGNETIC, 0) or card.type != CardType.MINION:
        return None
    place = card.tags.get(ZONE_POSITION, 0) + 1
    for entity in game.board[card.controller]:
        if entity.tags.get(ZONE_POSITION, 0) == place:
            fits = entity.type == CardType.MINION and is_mech(entity)
            return entity if fits and not entity.tags.get(DORMANT, 0) else None
    return None


def magnetise(game: Game, card: Entity, host: Entity) -> None:
    """The inside of the POWER block: enchantment on the Mech, the card set aside (U394:6696)."""
    game.meta(Meta.TARGET, 0, (host,))
    data = {
        TAG_SCRIPT_DATA_NUM_1: card.tags.get(ATK, 0),
        TAG_SCRIPT_DATA_NUM_2: card.tags.get(HEALTH, 0),
    }
    attach(game, card, host, card.card_id + "e", tags=data)
    leave_row(game, card, Zone.SETASIDE)
