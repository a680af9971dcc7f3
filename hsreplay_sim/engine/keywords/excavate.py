"""Excavate (R262): a random treasure of the current tier; the tier rises and wraps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.tags import (
    CURRENT_EXCAVATE_TIER,
    EXCAVATE_COUNTER,
    LAST_EXCAVATED_TIER,
    MAX_EXCAVATE_TIER,
    RARITY,
)
from hsreplay_sim.engine.oracle import Purpose
from hsreplay_sim.engine.rules.zones import add_to_hand, hand_limit

if TYPE_CHECKING:
    from hsreplay_sim.carddb.card import Card
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game

IS_TREASURE = 2823
WILD_WEST = frozenset((1892,))
"""The CARD_SET of all treasures that are excavated; other cards with the tag are a brawl's."""
RARITY_OF_TIER = (1, 3, 4, 5)
"""Tier, from 0 → RARITY of its treasures: common, rare, epic, legendary of the player's class."""


def excavate(game: Game, source: Entity) -> Entity | None:
    """Count an Excavate on the player, add a treasure of the present tier to the hand, return it.

    The tier then rises, or becomes 0 after the deepest one. If the hand is full, return None
    (U472:4455, U148a:3222).
    """
    side = source.controller
    player = game.owner(side)
    tier = player.tags.get(CURRENT_EXCAVATE_TIER, 0)
    deepest = player.tags.get(MAX_EXCAVATE_TIER, 0) or 2
    game.add(player, EXCAVATE_COUNTER, 1)
    game.set(player, LAST_EXCAVATED_TIER, tier)
    game.set(player, CURRENT_EXCAVATE_TIER, tier + 1 if tier < deepest else 0)
    if len(game.hand[side]) >= hand_limit(game, side):
        return None
    found = treasures(game, side, tier)
    treasure = game.card(Purpose.GENERATE, source, found, side)
    return add_to_hand(game, source, side, treasure) if found or treasure else None


def treasures(game: Game, player_id: int, tier: int) -> tuple[str, ...]:
    """Return the card ids of a tier's treasures.

    The treasures of the deepest tier are only those of the hero's class.
    """
    hero = game.hero[player_id]
    own = hero.card.card_class if hero is not None and hero.card is not None else 0
    found = game.cards.pool(sets=WILD_WEST, collectible=False, predicate=_is_treasure)
    cards = [card for card in map(game.cards.get, found) if card is not None]
    return tuple(
        card.id
        for card in cards
        if card.tags.get(RARITY, 0) == RARITY_OF_TIER[tier] and (tier < 3 or card.card_class == own)
    )


def _is_treasure(card: Card) -> bool:
    return card.tags.get(IS_TREASURE, 0) > 0
