"""Joust (R239): both decks show a random minion; the higher cost wins."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from hsreplay_sim.engine.entities import HIDE, SHOW, Entity
from hsreplay_sim.enums import BlockType, CardType, Meta, Zone
from hsreplay_sim.tags import COST, REVEALED

if TYPE_CHECKING:
    from hsreplay_sim.engine.game import Game


@dataclass(frozen=True, slots=True)
class Outcome:
    """The deck cards that were shown, and whether mine won; a tie is lost."""

    mine: Entity | None
    theirs: Entity | None
    won: bool


def joust(game: Game, source: Entity) -> Outcome:
    """The JOUST block: copies of both cards are shown and set aside (U006:19493)."""
    side = source.controller
    shown: list[Entity | None] = []
    game.open(BlockType.JOUST, source, index=0)
    for player_id in (side, 3 - side):
        minions = [card for card in game.deck[player_id] if card.type == CardType.MINION]
        shown.append(game.oracle.pick(game, "joust", source, minions))
    mine, theirs = shown
    won = mine is not None and (theirs is None or mine.get(COST) > theirs.get(COST))
    copies = [game.create(card.card_id, card.controller, Zone.DECK) for card in shown if card]
    for copy in copies:
        copy.tags[REVEALED] = 1
        game.out.append((SHOW, copy.id, copy.card_id, dict(copy.tags), None))
    if copies:
        winner = copies[0] if won else copies[-1]
        game.meta(Meta.JOUST, winner.id, copies)
    for copy in copies:
        game.out.append((HIDE, copy.id, Zone.DECK, 0, None))
        game.set(copy, REVEALED, 0)
        game.move(copy, Zone.SETASIDE, pulse=False)
    game.close()
    return Outcome(mine, theirs, won)
