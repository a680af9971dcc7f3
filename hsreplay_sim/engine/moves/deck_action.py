"""Trading and forging: a card in hand is dragged to the deck (R251, R259).

Neither is a play: no card is counted, no Combo starts, no "after you play" trigger runs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import BlockType, Zone
from hsreplay_sim.base.tags import (
    CARD_TARGET,
    DECK_ACTION_COST,
    FORGE_REVEALED,
    HAND_POSITION_PLAYED_FROM,
    HIDDEN_ZONE_OWNER,
    HIDDEN_ZONE_OWNER_2,
    IS_USING_FORGE_OPTION,
    IS_USING_TRADE_OPTION,
    JUST_PLAYED,
    PENDING_ZONE,
    REVEALED,
    TAG_1380,
    TRADEABLE,
    ZONE_POSITION,
)
from hsreplay_sim.engine.keywords.deck_order import TOP
from hsreplay_sim.engine.keywords.in_hand import forged_form, upgrade
from hsreplay_sim.engine.moves.ending import finish_if_over
from hsreplay_sim.engine.moves.payment import pay
from hsreplay_sim.engine.moves.play import count_option
from hsreplay_sim.engine.moves.turn import flush_arrivals, refresh_rush
from hsreplay_sim.engine.rules.deaths import settle
from hsreplay_sim.engine.rules.zones import draw, leave_row
from hsreplay_sim.engine.state.entities import Entity

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.game import Game


def deck_action(game: Game, card: Entity) -> None:
    """Carry out a deck action: trade a Tradeable card, forge any other.

    It goes from the block to the next decision.
    """
    flush_arrivals(game)
    if game.profile.trades_in_own_block:
        game.open(BlockType.DECK_ACTION, card, index=0)
    else:
        game.open(BlockType.PLAY, card, index=0, target=card.id)
    pay(game, card, card.tags.get(DECK_ACTION_COST, 0))
    if card.tags.get(TRADEABLE, 0):
        _trade(game, card)
    else:
        _forge(game, card)
    count_option(game, game.owner(card.controller))
    game.close()
    settle(game)
    refresh_rush(game)
    finish_if_over(game)


def _trade(game: Game, card: Entity) -> None:
    """Put a card into the deck, then draw another card.

    Recording: U378:5205. Both players see which card it is (15 of 15, U378:13451). The enchantments
    on it leave sight with it (37 of 37, U168:1 step 119). In builds that trade in a PLAY block, the
    card's marks of the deck, TAG_1380 too, are set after the other card has come (15 of 15).
    """
    side = card.controller
    _take_up(game, card)
    game.set(card, IS_USING_TRADE_OPTION, 1)
    game.set(card, REVEALED, 1)
    game.show(card)
    others = TOP.nearest(game, game.deck[side])
    game.pulse(card, PENDING_ZONE, Zone.DECK)
    leave_row(game, card, Zone.DECK, pulse=False)
    if game.profile.trades_in_own_block:
        game.set(card, HIDDEN_ZONE_OWNER_2, 1)
    game.open(BlockType.POWER, card, index=0, target=card.id)
    draw(game, side, 1, card, options=others)
    game.close()
    game.set(card, HIDDEN_ZONE_OWNER, side)
    if not game.profile.trades_in_own_block:
        game.set(card, HIDDEN_ZONE_OWNER_2, 1)
        game.set(card, TAG_1380, 1)
    game.set(card, IS_USING_TRADE_OPTION, 0)
    if card.zone in (Zone.DECK, Zone.HAND):
        game.hide(card, card.zone)
    for worn in card.attached:
        game.hide(worn, worn.zone)
    game.set(card, REVEALED, 0)
    if game.profile.traded_start_afresh:
        game.set(card, JUST_PLAYED, 0)


def _forge(game: Game, card: Entity) -> None:
    """Upgrade a card in the hand to its forged form; both players see it.

    Recordings: U240:8198, U148a:1025.
    """
    _take_up(game, card)
    game.set(card, IS_USING_FORGE_OPTION, 1)
    game.set(card, FORGE_REVEALED, 1)
    game.open(BlockType.POWER, card, index=0, target=card.id)
    form = forged_form(game, card)
    if form:
        upgrade(game, card, form)
    game.close()
    game.set(card, IS_USING_FORGE_OPTION, 0)
    game.set(card, JUST_PLAYED, 0)
    if game.profile.forge_unrevealed:
        game.set(card, FORGE_REVEALED, 0)


def _take_up(game: Game, card: Entity) -> None:
    """Set CARD_TARGET of a card to itself, JUST_PLAYED and its place in hand, as for a play."""
    game.set(card, CARD_TARGET, card.id)
    game.set(card, JUST_PLAYED, 1)
    if game.profile.notes_hand_position:
        game.set(card, HAND_POSITION_PLAYED_FROM, card.tags.get(ZONE_POSITION, 0))
