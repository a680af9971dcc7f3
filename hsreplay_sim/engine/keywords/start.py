"""Start of Game (R39, R269): after the mulligan, before the first turn, player 1's cards first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import BlockType, Zone
from hsreplay_sim.base.tags import (
    DECK_RULE_MOD_DECK_SIZE,
    REVEALED,
    START_OF_GAME_KEYWORD,
    TAG_SCRIPT_DATA_NUM_1,
)
from hsreplay_sim.engine.keywords.in_sight import hide_again
from hsreplay_sim.engine.text import Frame

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game


def announce(game: Game) -> None:
    """Show each Start of Game card in a TRIGGER block of its own, without running its text.

    Up to 15590 this is called at the deal.
    """
    for card in _starters(game):
        _show(game, card)


def start_of_game(game: Game) -> None:
    """Show each Start of Game card in deck or hand, and run its text.

    Recording: U425:929. Since 27358 all are shown before the first text runs (U066:628–682).
    """
    profile = game.profile
    cards = _starters(game)
    if profile.starters_shown_first:
        announce(game)
    for card in cards:
        if profile.starters_shown_late and not profile.starters_shown_first:
            _show(game, card)
        _act(game, card)


def _starters(game: Game) -> list[Entity]:
    """Return the Start of Game cards in deck or hand, player 1's first, sorted by entity id.

    One whose condition does not hold is not shown either (U472:1123).
    """
    found = []
    for side in (1, 2):
        cards = [card for card in game.deck[side] + game.hand[side] if _acts(game, card)]
        found += sorted(cards, key=_by_id)
    return found


def _acts(game: Game, card: Entity) -> bool:
    script = card.script
    if script is None or script.start_of_game is None:
        return False
    return script.starts is None or script.starts(game, card, Frame(subject=card))


def _by_id(card: Entity) -> int:
    return card.id


def _show(game: Game, card: Entity) -> None:
    game.open(BlockType.TRIGGER, card)
    if card.zone == Zone.DECK:
        game.set_untold(card, REVEALED, 1)
        game.show(card)
    game.close()


def _act(game: Game, card: Entity) -> None:
    """Set TAG_SCRIPT_DATA_NUM_1 of a card to 1 and run its Start of Game text, in a TRIGGER block.

    The card is hidden again after its text; a rule for the deck, Prince Renathal, before it
    (U043:593).
    """
    assert card.script is not None
    assert card.script.start_of_game is not None
    bears = card.tags.get(START_OF_GAME_KEYWORD, 0) or not _is_of_the_deck(card)
    game.open(BlockType.TRIGGER, card, keyword=START_OF_GAME_KEYWORD if bears else 0)
    game.set(card, TAG_SCRIPT_DATA_NUM_1, 1)
    if not bears:
        hide_again(game, card)
    card.script.start_of_game(game, card, Frame(subject=card))
    if bears:
        hide_again(game, card)
    game.close()


def _is_of_the_deck(card: Entity) -> bool:
    """Whether a card's text is a rule for the deck, which lacks the keyword Start of Game."""
    return card.tags.get(DECK_RULE_MOD_DECK_SIZE, 0) > 0
