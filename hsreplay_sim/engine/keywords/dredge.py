"""The bottom of the deck: Dredge (R252), which puts one of its cards on top, and cards laid there.

A recording shows no order of the deck: where one is followed, the oracle says which cards are at
the bottom, and later which card is drawn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    LAST_AFFECTED_BY,
    LINKED_ENTITY,
    NUM_TURNS_IN_HAND,
    SPAWN_TIME_COUNT,
    TURN_DRAWN,
    ZONE_POSITION,
)
from hsreplay_sim.engine.keywords.deck_order import BOTTOM, TOP
from hsreplay_sim.engine.oracle import Purpose
from hsreplay_sim.engine.records.cards import ARRIVES_IN_HAND
from hsreplay_sim.engine.records.rows import record
from hsreplay_sim.engine.rules.choices import ask, option_to_graveyard
from hsreplay_sim.engine.rules.enchantments import strip
from hsreplay_sim.engine.rules.keyword_grants import note_original
from hsreplay_sim.engine.rules.summon import copy_enchantments
from hsreplay_sim.engine.rules.zones import leave_deck, leave_row

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game

SHOWN = 3


def dredge(game: Game, source: Entity, *, theirs: bool = False) -> Entity | None:
    """Offer copies of the bottom three deck cards; put the one that is picked on top, return it.

    Without a pick, return None. The others stay at the bottom. If `theirs`, the player of the
    source does so in the opponent's deck.

    A copy gets the enchantments of its original and its LAST_AFFECTED_BY (U264:8669).
    """
    side = source.controller
    left = list(game.deck[3 - side if theirs else side])
    copies: list[Entity] = []
    while left and len(copies) < SHOWN:
        card = game.pick(Purpose.DREDGE, source, BOTTOM.nearest(game, left))
        if card is None:
            break
        left.remove(card)
        BOTTOM.see(game, card)
        card_id = card.card_id or game.card(Purpose.COPY, source, (), side)
        copy = game.create(card_id, side, Zone.SETASIDE, creator=source)
        game.set(copy, LAST_AFFECTED_BY, card.tags.get(LAST_AFFECTED_BY, 0))
        copy_enchantments(game, card, copy)
        note_original(game, copy, card)
        game.set(copy, LINKED_ENTITY, card.id)
        copies.append(copy)
    picked = ask(game, source, side, copies) if copies else None
    if picked is None:
        return None
    option_to_graveyard(game, source, picked)
    found = game.entities.get(picked.tags.get(LINKED_ENTITY, 0))
    if found is not None:
        TOP.lay(game, found)
    return found


def lay_under(game: Game, card: Entity) -> None:
    """Move a card from the hand under its player's deck, hidden (U405:1324, U044:2196).

    Later it comes up as if it had never been in a hand (7 of 7: U531:5397, U406:11324, 13625),
    without enchantments (U240:11523, U331:21373).
    """
    leave_row(game, card, Zone.DECK)
    BOTTOM.lay(game, card)
    game.hide(card, Zone.DECK)
    strip(game, card)
    game.set_untold(card, NUM_TURNS_IN_HAND, 0)
    game.set_untold(card, TURN_DRAWN, 0)
    if game.profile.laid_under_start_afresh:
        game.set_untold(card, SPAWN_TIME_COUNT, 0)


def bring_up(game: Game, card: Entity, source: Entity | None) -> None:
    """Move a card from the deck to its player's hand without drawing it (U405:1324)."""
    game.affect(card, source)
    leave_deck(game, card)
    record(game, ARRIVES_IN_HAND, card)
    game.set(card, ZONE_POSITION, len(game.hand[card.controller]))
