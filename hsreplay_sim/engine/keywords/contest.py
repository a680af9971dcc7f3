"""Joust (R239): both decks show a random minion; the one that costs more wins."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import BlockType, CardType, Meta, Zone
from hsreplay_sim.base.tags import COST, REVEALED
from hsreplay_sim.engine.oracle import Purpose
from hsreplay_sim.engine.state.entities import Entity

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.game import Game


@dataclass(frozen=True, slots=True)
class Outcome:
    """The minion shown of each deck (None: none), and whether the player's own one won.

    A tie is lost.
    """

    mine: Entity | None
    theirs: Entity | None
    won: bool


def joust(game: Game, source: Entity) -> Outcome:
    """Write the JOUST block: show a copy of a random minion of each deck; return the outcome.

    The copies are set aside. Recording: U006:19493. For a hidden deck the oracle says which minion
    is shown.
    """
    side = source.controller
    game.open(BlockType.JOUST, source, index=0)
    shown = [_reveal(game, source, player_id) for player_id in (side, 3 - side)]
    (mine, my_copy), (theirs, their_copy) = shown
    won = my_copy is not None and (their_copy is None or my_copy.get(COST) > their_copy.get(COST))
    copies = [copy for _, copy in shown if copy is not None]
    for copy in copies:
        game.set_untold(copy, REVEALED, 1)
        game.show(copy)
    if copies:
        winner = copies[0] if won else copies[-1]
        game.meta(Meta.JOUST, winner.id, copies)
    for copy in copies:
        game.hide(copy, Zone.DECK)
        game.set(copy, REVEALED, 0)
        game.move(copy, Zone.SETASIDE, pulse=False)
    game.close()
    return Outcome(mine, theirs, won)


def _reveal(
    game: Game, source: Entity, player_id: int
) -> tuple[Entity, Entity] | tuple[None, None]:
    """Return a random minion of a deck and a new copy of it in the deck.

    If the deck has no minion, return (None, None).
    """
    minions = [e for e in game.deck[player_id] if e.type == CardType.MINION or e.card is None]
    card = game.pick(Purpose.JOUST, source, minions)
    if card is None:
        return None, None
    card_id = card.card_id or game.card(Purpose.COPY, source, (), player_id)
    return card, game.create(card_id, player_id, Zone.DECK)
