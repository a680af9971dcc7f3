"""What the server counts and notes of cards that are drawn (R147–R149)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import CardType
from hsreplay_sim.base.tags import (
    LAST_DRAWN_CARD,
    NUM_CARDS_BURNED_THIS_GAME,
    NUM_CARDS_DRAWN_THIS_GAME,
    NUM_CARDS_DRAWN_THIS_TURN,
    NUM_CARDS_TO_DRAW,
    NUM_SPELLS_DRAWN_THIS_TURN,
    NUM_TURNS_IN_HAND,
    TURN,
    TURN_DRAWN,
)
from hsreplay_sim.builds.cards import Cards
from hsreplay_sim.builds.turn import Turn
from hsreplay_sim.engine.oracle import Purpose
from hsreplay_sim.engine.records.rows import GIVEN, ITSELF, Point, adds, does, sets
from hsreplay_sim.engine.state.game import Game

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity


def _turn(game: Game, card: Entity) -> int:
    return game.root.tags.get(TURN, 0)


def _count_spell(game: Game, player: Entity, tag: int, card_id: int) -> None:
    """Count a drawn card if it is a spell; if it is hidden, the oracle decides."""
    card = game.entities[card_id]
    if card.card is None and not card.type:
        is_spell = game.number(Purpose.SPELL, card, 0, 1) == 1
    else:
        is_spell = card.type == CardType.SPELL
    if is_spell:
        game.add(player, tag, 1)


DRAW_COMES = Point(sets(LAST_DRAWN_CARD, GIVEN, since=Cards.last_drawn_card))
"""A player is about to draw: the PLAYER entity, the id of the card, 0 for an empty deck."""

DRAWS_ARE_LEFT = Point(sets(NUM_CARDS_TO_DRAW, GIVEN, since=Cards.counts_draws_left))
"""A player draws several cards: the PLAYER entity, how many are still to come."""

COMES_TO_HAND = Point(
    sets(NUM_TURNS_IN_HAND, 0, unless=Turn.counts_arrival_in_hand),
    sets(NUM_TURNS_IN_HAND, 1, since=Turn.counts_arrival_in_hand),
)
"""A card has come to a hand: the card."""

ARRIVES_IN_HAND = Point(sets(NUM_TURNS_IN_HAND, 1, since=Turn.counts_arrival_in_hand))
"""A card has come to a hand that was in none before the text: the card."""

DRAW_IS_COUNTED = Point(
    does(_count_spell, NUM_SPELLS_DRAWN_THIS_TURN, since=Cards.spells_drawn),
    adds(NUM_CARDS_DRAWN_THIS_TURN, 1, ITSELF),
    adds(NUM_CARDS_DRAWN_THIS_GAME, 1, ITSELF, since=Cards.counts_draws_this_game),
)
"""A player has drawn a card: the PLAYER entity, the id of the card."""

DRAW_IS_OVER = Point(sets(TURN_DRAWN, _turn, since=Cards.notes_turn_drawn))
"""All that answers to a draw has happened: the card."""

CARD_IS_BURNED = Point(
    adds(NUM_CARDS_BURNED_THIS_GAME, since=Cards.counts_burned),
    sets(TURN_DRAWN, _turn, since=Cards.notes_turn_drawn),
)
"""A drawn card finds no room in the hand and is in the graveyard: the card."""
