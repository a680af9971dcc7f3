"""C'Thun, the Shattered: four spells are its pieces, and the last of them puts it together again.

A piece acts in a RITUAL block, as what serves C'Thun does; an empty POWER block follows
(U380:12714, 17516). No recording shows a fourth piece: that C'Thun is shuffled into the deck then
is what public reports say, and where its packets stand is a hypothesis.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import BlockType, Zone
from hsreplay_sim.base.tags import (
    PLAYED_CTHUN_BODY,
    PLAYED_CTHUN_EYE,
    PLAYED_CTHUN_HEART,
    PLAYED_CTHUN_MAW,
    PROXY_CTHUN_SHATTERED,
    REVEALED,
)
from hsreplay_sim.engine.rules.zones import shuffle_in

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game
    from hsreplay_sim.engine.text import Frame

WHOLE = "DMF_254"
PIECES = {
    "DMF_254t3": PLAYED_CTHUN_EYE,
    "DMF_254t4": PLAYED_CTHUN_HEART,
    "DMF_254t5": PLAYED_CTHUN_BODY,
    "DMF_254t7": PLAYED_CTHUN_MAW,
}
"""Card id of a piece → the tag of the player that says whether it was cast."""


def is_piece(game: Game, card: Entity) -> bool:
    """Whether a card is a piece of C'Thun."""
    return game.cards.canonical(card.card_id) in PIECES


def begin(game: Game, piece: Entity) -> None:
    """Open the RITUAL block of a piece; with the first one a proxy of C'Thun is set aside."""
    player = game.owner(piece.controller)
    game.open(BlockType.RITUAL, piece, index=0)
    if not player.tags.get(PROXY_CTHUN_SHATTERED, 0):
        made = game.create(WHOLE, piece.controller, Zone.SETASIDE, creator=player)
        game.set(made, REVEALED, 1)
        game.set(player, PROXY_CTHUN_SHATTERED, made.id)


def note(game: Game, piece: Entity) -> None:
    """Note on the player that this piece was cast."""
    game.set(game.owner(piece.controller), PIECES[game.cards.canonical(piece.card_id)], 1)


def end(game: Game, piece: Entity, frame: Frame) -> None:
    """Close the RITUAL block; if this was the last missing piece, shuffle C'Thun into the deck.

    That happens once: then the count begins anew.
    """
    game.close()
    player = game.owner(piece.controller)
    game.open(BlockType.POWER, piece, index=0)
    if all(player.tags.get(tag, 0) for tag in PIECES.values()):
        for tag in PIECES.values():
            game.set(player, tag, 0)
        shuffle_in(game, piece, piece.controller, WHOLE)
    game.close()
