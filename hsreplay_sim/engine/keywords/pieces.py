"""The pieces of the shattered C'Thun: whoever has played all four gets him back (R266)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import BlockType
from hsreplay_sim.base.tags import (
    PLAYED_CTHUN_BODY,
    PLAYED_CTHUN_EYE,
    PLAYED_CTHUN_HEART,
    PLAYED_CTHUN_MAW,
)
from hsreplay_sim.engine.keywords.ritual import SHATTERED
from hsreplay_sim.engine.rules import events, player_tags, zones
from hsreplay_sim.engine.text import Frame

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game

PIECES = {
    "DMF_254t3": PLAYED_CTHUN_EYE,
    "DMF_254t4": PLAYED_CTHUN_HEART,
    "DMF_254t5": PLAYED_CTHUN_BODY,
    "DMF_254t7": PLAYED_CTHUN_MAW,
}
"""Piece → the tag of its player that says that it was played."""


def note_piece(game: Game, card: Entity) -> None:
    """In the block of its text, set the tag of its player that says that a piece was played."""
    if card.card_id in PIECES:
        game.set(game.owner(card.controller), PIECES[card.card_id], 1)


def assemble(game: Game, card: Entity) -> None:
    """Behind the text of a piece, a second block: the last piece shuffles C'Thun into the deck.

    No recording shows the last one; any other leaves the block empty (U380:17475).
    """
    if card.card_id not in PIECES:
        return
    side = card.controller
    game.open(BlockType.POWER, card, index=1)
    if all(game.owner(side).tags.get(tag, 0) for tag in PIECES.values()):
        made = zones.shuffle_in(game, card, side, SHATTERED)
        player_tags.count_shuffle(game, card, side)
        events.fire(game, events.SHUFFLED, Frame(card, made))
        for tag in PIECES.values():
            game.set(game.owner(side), tag, 0)
    game.close()
