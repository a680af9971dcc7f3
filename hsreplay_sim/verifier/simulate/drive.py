"""Turning a recorded action into calls of the engine's sequences."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import BlockType, Mulligan, PlayState, State, Step, Zone
from hsreplay_sim.base.errors import UnsupportedError
from hsreplay_sim.base.stream import TAG
from hsreplay_sim.base.stream import Packet as EnginePacket
from hsreplay_sim.base.tags import (
    CARD_TARGET,
    CURRENT_PLAYER,
    DECK_ACTION_COST,
    FIRST_PLAYER,
    FORGE,
    FORGES_INTO,
    MULLIGAN_STATE,
    NEXT_STEP,
    PLAYER_ID,
    PLAYSTATE,
    STATE,
    STEP,
    TRADEABLE,
    WAIT_FOR_PLAYER_RECONNECT_PERIOD,
    ZONE,
    ZONE_POSITION,
)
from hsreplay_sim.engine.moves.attack import attack
from hsreplay_sim.engine.moves.deck_action import deck_action
from hsreplay_sim.engine.moves.ending import concede, lose_connection
from hsreplay_sim.engine.moves.play import play
from hsreplay_sim.engine.moves.setup import answer_mulligan, begin_mulligan, deal
from hsreplay_sim.engine.moves.turn import AFK, end_turn, run_out_of_time, wait_for_player
from hsreplay_sim.engine.rules.choices import parts_of
from hsreplay_sim.engine.rules.deaths import settle
from hsreplay_sim.engine.state.following import disclose, write
from hsreplay_sim.replay.actions import Action, Kind, flat
from hsreplay_sim.replay.packets import Block, Packet, ShowEntity, TagChange
from hsreplay_sim.verifier.simulate.binding import NOTHING, Reading, bind, bind_secrets

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game


def run_action(game: Game, action: Action, reading: Reading = NOTHING) -> None:
    """Let the engine do what the recording says was done, with what is read of a hidden card.

    Raises UnsupportedError for an action that the engine has no sequence for.
    """
    game.triggers_run = 0
    bind_secrets(game, reading)
    if action.kind is Kind.DEAL:
        _deal(game, action.packets)
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
        gone = concede if _tells(action, PLAYSTATE, PlayState.CONCEDED) else lose_connection
        gone(game, _entity(game, action.entity).get(PLAYER_ID))
    else:
        raise UnsupportedError(f"action {action.kind}")
    settle(game)
    if action.kind in (Kind.END_TURN, Kind.MULLIGAN) and _nothing_was_done(action.packets):
        run_out_of_time(game)
    for packet in action.packets:
        if type(packet) is TagChange and packet.tag == WAIT_FOR_PLAYER_RECONNECT_PERIOD:
            wait_for_player(game, gone=packet.value > 0)


def _tells(action: Action, tag: int, value: int) -> bool:
    """Whether the recording tells a tag of the one who acts, outside of all blocks."""
    return any(
        type(packet) is TagChange
        and (packet.entity, packet.tag, packet.value) == (action.entity, tag, value)
        for packet in action.packets
    )


def _nothing_was_done(packets: list[Packet]) -> bool:
    """Whether the turn that begins here passed without an option, as no packet tells of waiting."""
    return any(type(each) is ShowEntity and each.card_id == AFK for each in flat(packets))


def _entity(game: Game, entity_id: int) -> Entity:
    entity = game.entities.get(entity_id)
    if entity is None:
        raise UnsupportedError(f"entity {entity_id} is not known at this point")
    return entity


def _owned(game: Game, entity_id: int) -> Entity:
    """An entity of one of the players; a damaged recording may act with one of no player."""
    entity = _entity(game, entity_id)
    if entity.controller not in (1, 2):
        raise UnsupportedError(f"entity {entity_id} belongs to no player")
    return entity


def _deal(game: Game, packets: list[Packet]) -> None:
    """Deal the opening hands; up to 13030 they are there already and only the mulligan begins."""
    told = [packet for packet in flat(packets) if type(packet) is TagChange]
    game.set(game.root, STATE, State.RUNNING)
    for side in (1, 2):
        game.set(game.owner(side), PLAYSTATE, PlayState.PLAYING)
    if any((packet.tag, packet.value) in _MULLIGAN_BEGINS for packet in told):
        if any(game.hand[side] for side in (1, 2)):
            begin_mulligan(game)
        else:
            deal(game, _first_player(game, told))
    elif not any(game.hand[side] for side in (1, 2)):
        raise UnsupportedError("the opening hands are dealt in a way of their own")


_MULLIGAN_BEGINS = ((STEP, Step.BEGIN_MULLIGAN), (MULLIGAN_STATE, Mulligan.INPUT))


def _first_player(game: Game, told: list[TagChange]) -> int:
    for packet in told:
        if packet.tag in (FIRST_PLAYER, CURRENT_PLAYER) and packet.value == 1:
            return _entity(game, packet.entity).get(PLAYER_ID)
    for side in (1, 2):
        if game.owner(side).get(FIRST_PLAYER):
            return side
    raise UnsupportedError("nothing says who goes first")


def _mulligan(game: Game, action: Action) -> None:
    """Answer the mulligan: the rejected cards are those that go back to the deck inside it."""
    side = _entity(game, action.entity).get(PLAYER_ID)
    rejected = {
        packet.entity
        for packet in flat(action.packets)
        if (type(packet) is TagChange and packet.tag == ZONE and packet.value == Zone.DECK)
    }
    kept = [card for card in game.hand[side] if card.id not in rejected]
    if game.owner(side).get(MULLIGAN_STATE) == 0 and game.root.get(NEXT_STEP) == 0:
        raise UnsupportedError("the recording starts inside the mulligan")
    answer_mulligan(game, side, kept)


def _play(game: Game, action: Action, reading: Reading) -> None:
    card = _owned(game, action.entity)
    if card.zone == Zone.HAND:
        bind(game, card, action, reading)
    elif card.zone != Zone.PLAY:
        raise UnsupportedError("a card is played from elsewhere than the hand")
    target = game.entities.get(action.target) if action.target else None
    position = action.position
    if not position and not game.profile.position_before_zone:
        position = card.tags.get(ZONE_POSITION, 0)
    option = action.sub_option
    if option < 0 and card.script is not None and card.script.choose:
        option = option_shown(game, action)
    if option >= 0 and not (card.script is not None and card.script.choose):
        option = -1 if card.script is not None else option
    play(game, card, target, option, position)


FORGE_COST = 2
"""What each forging costs, that of a card which is never shown as well: a trade would show it."""


def _deck_action(game: Game, action: Action, reading: Reading) -> None:
    """Trade or forge a card, one that was hidden as well."""
    card = _owned(game, action.entity)
    bind(game, card, action, reading)
    if not card.tags.get(TRADEABLE, 0) and not card.tags.get(FORGE, 0) and card.card is not None:
        _unforge(game, card, card.card.dbf)
    if not card.tags.get(TRADEABLE, 0) and not card.tags.get(FORGE, 0):
        _print_later(game, card)
    if card.card is None:
        write(game, card, DECK_ACTION_COST, FORGE_COST)
    deck_action(game, card)


def _unforge(game: Game, card: Entity, dbf: int) -> None:
    """A card forged out of sight was bound to what it became (U127:1134)."""
    unforged = game.cards.get(card.card_id.removesuffix("t"))
    if unforged is not None and unforged.tags.get(FORGES_INTO, 0) == dbf:
        game.become(card, unforged.id)
        disclose(game, card, unforged.id, tuple(game.base_tags(unforged.id).items()))


def _print_later(game: Game, card: Entity) -> None:
    """A card that goes back to the deck though its data know no such thing is of newer data.

    The next sampled build tells what it is printed with (U422:6486, TOT_334).
    """
    later = game.cards.later.get(card.card_id)
    if later is not None:
        action = {tag: later.tags.get(tag, 0) for tag in (TRADEABLE, FORGE, DECK_ACTION_COST)}
        disclose(game, card, card.card_id, tuple(action.items()))


def option_shown(game: Game, action: Action) -> int:
    """The Choose One option taken, −1 if nothing tells it.

    Up to 2016 blocks do not name it: the index of the POWER block counts the options (U030a:1571,
    U005:3231). If the index is left out, the option's card has the target (U074:5535).
    """
    if game.profile.blocks_name_option or action.block is None:
        return -1
    parts = [part.id for part in parts_of(game, _entity(game, action.entity))]
    for packet in action.block.packets:
        if type(packet) is TagChange and packet.tag == CARD_TARGET and packet.entity in parts:
            return parts.index(packet.entity)
    for block in action.block.packets:
        if type(block) is not Block or block.kind != BlockType.POWER:
            continue
        if block.entity == action.entity:
            return block.index
    return -1


def option_untold(game: Game, action: Action) -> bool:
    """Whether a Choose One card is played and no packet names the option: up to 20022 in XML."""
    card = game.entities.get(action.entity)
    if action.kind is not Kind.PLAY or action.sub_option >= 0 or game.profile.blocks_name_option:
        return False
    if card is None or card.script is None or not card.script.choose:
        return False
    return option_shown(game, action) < 0


def fitting_option(
    game: Game, action: Action, attempt: Callable[[int], Iterable[EnginePacket]]
) -> int:
    """The option that leaves fewest of the recorded changes unexplained; −1 stands for both.

    `attempt` plays the action with an option, apart from the game, and gives what was written.
    """
    script = game.entities[action.entity].script
    options = range(len(script.choose)) if script is not None else range(0)
    recorded = Counter(
        (packet.entity, packet.tag, packet.value)
        for packet in flat(action.packets)
        if type(packet) is TagChange
    )
    left = {}
    for option in (*options, -1):
        written = _changes_of(attempt, option)
        if written is not None:
            left[option] = (recorded - written).total()
    return min(left, key=left.__getitem__, default=-1)


def _changes_of(
    attempt: Callable[[int], Iterable[EnginePacket]], option: int
) -> Counter[tuple[int, int, int]] | None:
    try:
        return Counter((p[1], p[2], p[3]) for p in attempt(option) if p[0] == TAG)
    except Exception:  # whatever fails here fails again in the game itself, and is judged there
        return None
