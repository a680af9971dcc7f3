"""Turning a recorded action into calls of the engine's sequences."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base import tags as t
from hsreplay_sim.base.enums import Mulligan, PlayState, State, Step, Zone
from hsreplay_sim.base.errors import UnsupportedError
from hsreplay_sim.engine.moves.attack import attack
from hsreplay_sim.engine.moves.deck_action import deck_action
from hsreplay_sim.engine.moves.ending import concede, lose_connection, over
from hsreplay_sim.engine.moves.play import play
from hsreplay_sim.engine.moves.setup import answer_mulligan, begin_mulligan, deal
from hsreplay_sim.engine.moves.turn import AFK, end_turn, run_out_of_time, wait_for_player
from hsreplay_sim.engine.rules.deaths import settle
from hsreplay_sim.engine.state.following import write
from hsreplay_sim.replay.actions import Action, Kind
from hsreplay_sim.replay.packets import TagChange
from hsreplay_sim.verifier.simulate.binding import NOTHING, Reading, bind, bind_secrets

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game


_MULLIGAN_BEGINS = ((t.STEP, Step.BEGIN_MULLIGAN), (t.MULLIGAN_STATE, Mulligan.INPUT))
_GONE = (t.PLAYSTATE, PlayState.DISCONNECTED)
"""What is told of a player who is gone for too long, before the other one's move is over."""
FORGE_COST = 2
"""What each forging costs, that of a card which is never shown as well: a trade would show it."""


def run_action(game: Game, action: Action, reading: Reading = NOTHING) -> None:
    """Let the engine do the move of an action, given what is read of its hidden cards.

    Raises:
        UnsupportedError: the engine has no sequence for it, or it cannot start here.
    """
    game.triggers_run = 0
    bind_secrets(game, reading)
    if action.kind is Kind.DEAL:
        _deal(game, action)
    elif action.kind is Kind.MULLIGAN:
        _mulligan(game, action)
    elif action.kind is Kind.PLAY:
        _play(game, action, reading)
    elif action.kind is Kind.ATTACK:
        attack(game, _owned(game, action.entity), _owned(game, action.target))
    elif action.kind is Kind.DECK_ACTION:
        _deck_action(game, action, reading)
    elif action.kind is Kind.END_TURN:
        end_turn(game)
    elif action.kind is Kind.CONCEDE:
        _concede(game, action)
    else:
        raise UnsupportedError(f"action {action.kind}")
    settle(game)
    _pass_time(game, action)


def _pass_time(game: Game, action: Action) -> None:
    """Let a turn pass without an option, and a player be waited for or be gone, as it is logged."""
    if action.kind in (Kind.END_TURN, Kind.MULLIGAN):
        if any(each.card_id == AFK for each in action.tape.shown.values()):
            run_out_of_time(game)
    for packet in (each for each in action.packets if type(each) is TagChange):
        if packet.tag == t.WAIT_FOR_PLAYER_RECONNECT_PERIOD:
            wait_for_player(game, gone=packet.value > 0)
        elif (packet.tag, packet.value) == _GONE and game.root.get(t.TURN) and not over(game):
            game.set(_owned(game, packet.entity), *_GONE)


def _owned(game: Game, entity_id: int) -> Entity:
    """Return an entity of a player, or raise UnsupportedError (in a damaged recording)."""
    entity = game.entities.get(entity_id)
    if entity is None or entity.controller not in (1, 2):
        raise UnsupportedError(f"entity {entity_id} is not known here, or belongs to no player")
    return entity


def _deal(game: Game, action: Action) -> None:
    """Deal the opening hands; up to 13030 they are there already and only the mulligan begins."""
    changes, has_hands = action.tape.changes, any(game.hand[side] for side in (1, 2))
    game.set(game.root, t.STATE, State.RUNNING)
    for side in (1, 2):
        game.set(game.owner(side), t.PLAYSTATE, PlayState.PLAYING)
    if not any((each.tag, each.value) in _MULLIGAN_BEGINS for each in changes):
        if not has_hands:
            raise UnsupportedError("the opening hands are dealt in a way of their own")
    elif has_hands:
        begin_mulligan(game)
    else:
        marks = (each for each in changes if each.tag in (t.FIRST_PLAYER, t.CURRENT_PLAYER))
        first = next((each.entity for each in marks if each.value == 1), 0)
        deal(game, _owned(game, first).get(t.PLAYER_ID))


def _mulligan(game: Game, action: Action) -> None:
    """Answer the mulligan: the rejected cards are those that go back to the deck inside it."""
    side = _owned(game, action.entity).get(t.PLAYER_ID)
    if game.owner(side).get(t.MULLIGAN_STATE) == 0 and game.root.get(t.NEXT_STEP) == 0:
        raise UnsupportedError("the recording starts inside the mulligan")
    rejected = {e.entity for e in action.tape.changes if (e.tag, e.value) == (t.ZONE, Zone.DECK)}
    answer_mulligan(game, side, [card for card in game.hand[side] if card.id not in rejected])


def _concede(game: Game, action: Action) -> None:
    """Let a player concede; if no packet logs that it has conceded, let it lose the connection."""
    conceded = (action.entity, t.PLAYSTATE, PlayState.CONCEDED)
    logged = ((each.entity, each.tag, each.value) for each in action.tape.changes)
    gone = concede if conceded in logged else lose_connection
    gone(game, _owned(game, action.entity).get(t.PLAYER_ID))


def _play(game: Game, action: Action, reading: Reading) -> None:
    """Play a card of the hand, after making it the logged one, or use a card in play."""
    card = _owned(game, action.entity)
    if card.zone == Zone.HAND:
        bind(game, card, action, reading)
    elif card.zone != Zone.PLAY:
        raise UnsupportedError("a card is played from elsewhere than the hand")
    held = 0 if game.profile.position_before_zone else card.tags.get(t.ZONE_POSITION, 0)
    option, script = max(action.sub_option, reading.option), card.script
    if script is not None and not script.choose:
        option = -1
    play(game, card, game.entities.get(action.target), option, action.position or held)


def _deck_action(game: Game, action: Action, reading: Reading) -> None:
    """Trade or forge a card; if it is hidden and never shown, it was forged."""
    card = _owned(game, action.entity)
    bind(game, card, action, reading)
    if card.card is None:
        write(game, card, t.DECK_ACTION_COST, FORGE_COST)
    deck_action(game, card)
