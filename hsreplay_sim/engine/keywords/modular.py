"""Magnetic (R242): played left of a friendly Mech, a minion becomes its enchantment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import BlockType, CardType, Meta, Race, Zone
from hsreplay_sim.base.tags import (
    ATK,
    AURA_ATTACHED,
    CARDRACE,
    DORMANT,
    HEALTH,
    MAGNETIC,
    MODULAR_ENCHANTMENT,
    TAG_SCRIPT_DATA_NUM_1,
    TAG_SCRIPT_DATA_NUM_2,
    ZONE_POSITION,
)
from hsreplay_sim.carddb.pool import RACE_ALL, SECOND_RACES
from hsreplay_sim.engine.rules.enchantments import attach, detach
from hsreplay_sim.engine.rules.zones import leave_row

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game


def is_mech(entity: Entity) -> bool:
    """A Mech by its first or its second race, or of every race.

    When no tag tells a race, the printed one counts: recordings do not list it (U222:8112).
    """
    printed = entity.card.tags if entity.card is not None else {}
    race = entity.tags.get(CARDRACE, 0) or printed.get(CARDRACE, 0)
    return race in (Race.MECHANICAL, RACE_ALL) or bool(
        entity.tags.get(SECOND_RACES[Race.MECHANICAL], 0)
    )


def aim(game: Game, card: Entity) -> None:
    """A Magnetic minion notes the Mech that it will join, before its text.

    It does so in all 12 cases of 25770 to 36393 (U049:1257), before the auras see the newcomer
    (U211:8167).
    """
    host = partner(game, card)
    if host is not None:
        game.open(BlockType.TRIGGER, card)
        game.set(card, TAG_SCRIPT_DATA_NUM_1, host.id)
        game.close()


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
    """The inside of the POWER block: enchantment on the Mech, the card set aside (U394:6696).

    What an aura has laid on the card by then is taken off (U200b:13520), what a text gave it stays
    (U216:5272).
    """
    game.meta(Meta.TARGET, 0, (host,))
    data = {
        TAG_SCRIPT_DATA_NUM_1: card.tags.get(ATK, 0),
        TAG_SCRIPT_DATA_NUM_2: card.tags.get(HEALTH, 0),
    }
    attach(game, card, host, _enchantment_of(game, card), tags=data)
    leave_row(game, card, Zone.SETASIDE)
    for enchantment in list(card.attached):
        if enchantment.tags.get(AURA_ATTACHED, 0):
            detach(game, enchantment)


def _enchantment_of(game: Game, card: Entity) -> str:
    """Its id and an e, for a reprint the first id; since 190416 the card names it."""
    printed = card.card.tags if card.card is not None else {}
    named = game.cards.by_dbf(printed.get(MODULAR_ENCHANTMENT, 0))
    if named is not None:
        return named.id
    own, first = card.card_id + "e", game.cards.canonical(card.card_id) + "e"
    return own if game.cards.get(own) is not None else first
