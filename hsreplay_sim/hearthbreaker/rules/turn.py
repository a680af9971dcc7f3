"""The start and the end of a turn.

No death is processed at the start: a minion that dies there stays until the next check.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import BlockType, CardType, PlayState, Step, Zone
from hsreplay_sim.base.tags import (
    COMBO_ACTIVE,
    CURRENT_PLAYER,
    EXHAUSTED,
    FROZEN,
    HERO_POWER_USED_THIS_TURN,
    HEROPOWER_ACTIVATIONS_THIS_TURN,
    JUST_PLAYED,
    NEXT_STEP,
    NUM_ATTACKS_THIS_TURN,
    NUM_CARDS_DRAWN_THIS_TURN,
    NUM_CARDS_PLAYED_THIS_TURN,
    NUM_FRIENDLY_MINIONS_THAT_DIED_THIS_TURN,
    NUM_MINIONS_KILLED_THIS_TURN,
    NUM_MINIONS_PLAYED_THIS_TURN,
    NUM_OPTIONS_PLAYED_THIS_TURN,
    NUM_TURNS_IN_PLAY,
    OVERLOAD_LOCKED,
    OVERLOAD_OWED,
    PLAYSTATE,
    RESOURCES,
    RESOURCES_USED,
    STEP,
    TAG_ONE_TURN_EFFECT,
    TEMP_RESOURCES,
    TURN,
)
from hsreplay_sim.engine.rules import events
from hsreplay_sim.engine.rules.deaths import settle
from hsreplay_sim.engine.rules.enchantments import update_auras, wear_off
from hsreplay_sim.engine.rules.keyword_grants import attacks_allowed
from hsreplay_sim.engine.rules.stats import flush_dirty
from hsreplay_sim.engine.rules.zones import draw
from hsreplay_sim.engine.state.entities import Entity
from hsreplay_sim.engine.text import Frame
from hsreplay_sim.hearthbreaker.rules.ruleset import Hearthbreaker

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.game import Game

ROUNDS_MAX = 50
"""When the first player's turn of this round begins, both heroes are dead."""

_COUNTERS = (
    NUM_CARDS_PLAYED_THIS_TURN,
    NUM_MINIONS_PLAYED_THIS_TURN,
    NUM_OPTIONS_PLAYED_THIS_TURN,
    NUM_CARDS_DRAWN_THIS_TURN,
    NUM_FRIENDLY_MINIONS_THAT_DIED_THIS_TURN,
    HEROPOWER_ACTIVATIONS_THIS_TURN,
    HERO_POWER_USED_THIS_TURN,
    COMBO_ACTIVE,
    TEMP_RESOURCES,
)


def start_turn(game: Game, turn: int) -> None:
    """Start a turn; turns are counted from 1 over both players. No deaths are processed."""
    side = 1 if turn % 2 else 2
    player = game.owner(side)
    _pass(game, side, turn)
    _step(game, Step.MAIN_READY)
    game.open(BlockType.TRIGGER, player)
    _ready(game, side)
    game.close()
    _step(game, Step.MAIN_START)
    if side == 1 and (turn + 1) // 2 >= ROUNDS_MAX:
        for each in (1, 2):
            game.set(game.owner(each), PLAYSTATE, PlayState.LOSING)
    game.open(BlockType.TRIGGER, player)
    draw(game, side)
    game.set(game.root, NEXT_STEP, Step.MAIN_ACTION)
    game.close()
    events.fire(game, events.TURN_START, Frame(subject=player))
    update_auras(game)
    _step(game, Step.MAIN_ACTION)


def _step(game: Game, step: int) -> None:
    game.set(game.root, NEXT_STEP, step)
    game.set(game.root, STEP, step)


def _pass(game: Game, side: int, turn: int) -> None:
    if turn > 1:
        _step(game, Step.MAIN_NEXT)
        game.open(BlockType.TRIGGER, game.root)
        game.set(game.owner(3 - side), CURRENT_PLAYER, 0)
        game.set(game.owner(side), CURRENT_PLAYER, 1)
        game.set(game.root, TURN, turn)
        game.set(game.root, NEXT_STEP, Step.MAIN_READY)
        game.close()
    for each in (1, 2):
        hero = game.hero[each]
        if hero is not None and game.weapon[each] is not None:
            game.touch(hero)
    game.touch_auras()
    update_auras(game)


def _ready(game: Game, side: int) -> None:
    player = game.owner(side)
    if player.tags.get(RESOURCES, 0) < 10:
        game.add(player, RESOURCES, 1)
    for secret in list(game.secrets[3 - side]):
        game.renew(secret)
    owed = player.tags.get(OVERLOAD_OWED, 0)
    game.set(player, RESOURCES_USED, owed)
    game.set(player, OVERLOAD_LOCKED, owed)
    game.set(player, OVERLOAD_OWED, 0)
    for tag in _COUNTERS:
        game.set(player, tag, 0)
    left = game.owner(3 - side).tags.get(NUM_FRIENDLY_MINIONS_THAT_DIED_THIS_TURN, 0)
    game.set(game.root, NUM_MINIONS_KILLED_THIS_TURN, left)
    for entity in game.in_play[side]:
        if entity.type in (CardType.MINION, CardType.HERO):
            game.set(entity, NUM_ATTACKS_THIS_TURN, 0)
        elif entity.type in (CardType.HERO_POWER, CardType.WEAPON):
            game.set(entity, EXHAUSTED, 0)
        if entity.type != CardType.ENCHANTMENT:
            game.add(entity, NUM_TURNS_IN_PLAY, 1)


def end_turn(game: Game) -> None:
    """End the current player's turn."""
    side = game.current
    player = game.owner(side)
    _step(game, Step.MAIN_END)
    before = game.clock
    events.fire(game, events.TURN_END, Frame(subject=player))
    _step(game, Step.MAIN_CLEANUP)
    game.open(BlockType.TRIGGER, player)
    for entity in list(game.in_play[side]):
        if entity.type in (CardType.MINION, CardType.HERO):
            _rest(game, entity)
    game.close()
    _expire(game, side, before)
    events.fire(game, events.CLEANUP, Frame(subject=player))
    assert isinstance(game.ruleset, Hearthbreaker)
    game.ruleset.disarmed = True
    settle(game)
    game.ruleset.disarmed = False


def _expire(game: Game, side: int, before: int) -> None:
    """End what lasts for this turn; what was laid as the turn ended lasts for another round."""
    assert isinstance(game.ruleset, Hearthbreaker)
    late = game.ruleset.late
    for enchantment in [e for row in game.in_play for e in row]:
        if enchantment.zone != Zone.PLAY or not enchantment.get(TAG_ONE_TURN_EFFECT):
            continue
        if enchantment.type == CardType.ENCHANTMENT and late.get(enchantment.id, side) == side:
            if enchantment.order > before:
                late[enchantment.id] = side
            else:
                wear_off(game, enchantment)
    flush_dirty(game)


def _rest(game: Game, entity: Entity) -> None:
    """Thaw a character if it could have attacked once more; a minion is awake from now on."""
    tags = entity.tags
    if tags.get(FROZEN, 0) and tags.get(NUM_ATTACKS_THIS_TURN, 0) < attacks_allowed(entity):
        game.set(entity, FROZEN, 0)
    game.set(entity, JUST_PLAYED, 0)
    if entity.type == CardType.MINION:
        game.set(entity, EXHAUSTED, 0)
        game.set(entity, NUM_ATTACKS_THIS_TURN, 0)
