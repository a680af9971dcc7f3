"""Tourists: a card that lets another class into its deck is noted on its player at the start."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import BlockType, Zone
from hsreplay_sim.base.tags import (
    PREMIUM,
    TAG_1724,
    TAG_SCRIPT_DATA_NUM_1,
    TAG_SCRIPT_DATA_NUM_2,
    TOURIST,
)
from hsreplay_sim.engine.rules.enchantments import attach

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game

TOURIST_VFX = "VAC_422e"


def arrive(game: Game) -> None:
    """For each Tourist in deck or hand, attach a mark to its player, in a TRIGGER block (R269).

    The mark holds the dbf id of the Tourist and the class that it visits. This happens after the
    mulligan, player 1's first, and shows no card (U387:1070, 1093; U217:1086).
    """
    for side in (1, 2):
        cards = game.deck[side] + game.hand[side]
        for card in sorted((each for each in cards if _visits(each)), key=_by_id):
            _mark(game, card)


def _mark(game: Game, card: Entity) -> None:
    assert card.card is not None
    player = game.owner(card.controller)
    game.open(BlockType.TRIGGER, card, index=1, keyword=TAG_1724)
    mark = attach(game, card, player, TOURIST_VFX)
    game.affect(player, card)
    game.set(mark, PREMIUM, card.tags.get(PREMIUM, 0))
    game.set(mark, TAG_SCRIPT_DATA_NUM_1, card.card.dbf)
    game.set(mark, TAG_SCRIPT_DATA_NUM_2, _visits(card))
    game.close()


def is_visited(mark: Entity, card: Entity) -> bool:
    """Whether a card is of the class that the Tourist of this mark visits."""
    visited = mark.tags.get(TAG_SCRIPT_DATA_NUM_2, 0)
    return card.card is not None and card.card.card_class == visited


def introduce(game: Game, mark: Entity) -> None:
    """Create the Tourist of a mark in REMOVEDFROMGAME, as the first card of the class is played.

    Recording: U378:5053.
    """
    tourist = game.cards.by_dbf(mark.tags.get(TAG_SCRIPT_DATA_NUM_1, 0))
    if tourist is not None:
        game.create(tourist.id, mark.controller, Zone.REMOVED, creator=mark)


def _visits(card: Entity) -> int:
    """Return the class that a Tourist lets into its deck; 0 if the card is no Tourist."""
    return card.card.tags.get(TOURIST, 0) if card.card is not None else 0


def _by_id(card: Entity) -> int:
    return card.id
