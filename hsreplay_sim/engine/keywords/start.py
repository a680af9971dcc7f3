"""Start of Game (R39, R269): after the mulligan, before the first turn, player 1's cards first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.engine.entities import HIDE, SHOW
from hsreplay_sim.engine.script import Frame
from hsreplay_sim.enums import BlockType, Zone
from hsreplay_sim.tags import REVEALED, START_OF_GAME_KEYWORD

if TYPE_CHECKING:
    from hsreplay_sim.engine.entities import Entity
    from hsreplay_sim.engine.game import Game


def start_of_game(game: Game) -> None:
    """Each such card shows itself and acts, from the deck or from the hand (U425:929)."""
    for side in (1, 2):
        cards = [card for card in game.deck[side] + game.hand[side] if _acts(card)]
        for card in sorted(cards, key=_by_id):
            _act(game, card)


def _acts(card: Entity) -> bool:
    return card.script is not None and card.script.start_of_game is not None


def _by_id(card: Entity) -> int:
    return card.id


def _act(game: Game, card: Entity) -> None:
    assert card.script is not None
    assert card.script.start_of_game is not None
    hidden = card.zone == Zone.DECK
    game.open(BlockType.TRIGGER, card)
    if hidden:
        card.tags[REVEALED] = 1
        game.out.append((SHOW, card.id, card.card_id, dict(card.tags), None))
    game.close()
    game.open(BlockType.TRIGGER, card, keyword=START_OF_GAME_KEYWORD)
    card.script.start_of_game(game, card, Frame(subject=card))
    if hidden:
        game.out.append((HIDE, card.id, Zone.DECK, 0, None))
        game.set(card, REVEALED, 0)
    game.close()
