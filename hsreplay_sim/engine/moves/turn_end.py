"""The end of a turn: who is asked, what comes between two answers, and what thaws (R53, R170)."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import CardType
from hsreplay_sim.base.tags import (
    ATTACHED,
    CHARGE,
    EXHAUSTED,
    FROZEN,
    JUST_PLAYED,
    NUM_ATTACKS_THIS_TURN,
    NUM_TURNS_IN_PLAY,
    RUSH,
)
from hsreplay_sim.engine.rules import events
from hsreplay_sim.engine.rules.deaths import settle
from hsreplay_sim.engine.rules.enchantments import update_auras
from hsreplay_sim.engine.rules.keyword_grants import attacks_allowed
from hsreplay_sim.engine.text import Frame

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game


def let_answer(game: Game, player: Entity) -> None:
    """Fire TURN_END for all who listen; up to 4.3 for those of player 1, then those of player 2.

    So a borrowed minion that goes back to player 1 is asked no more, one that goes back to player 2
    still is: Power Overwhelming kills it, or waits for a turn (hs-bugs#62).
    """
    frame = Frame(subject=player)
    if game.ruleset is not None or game.profile.ends_turns_by_age:
        events.fire(game, events.TURN_END, frame, between_triggers)
        return
    for side in (1, 2):
        theirs = partial(_is_of, game, side)
        events.fire(game, events.TURN_END, frame, between_triggers, among=theirs)


def _is_of(game: Game, side: int, listener: Entity) -> bool:
    """Whether a listener is on a side; an enchantment is where its host is."""
    host = game.entities.get(listener.tags.get(ATTACHED, 0))
    return (host or listener).controller == side


def between_triggers(game: Game) -> None:
    """Update auras between two texts that answer to the start or the end of a turn.

    The dead wait until all have answered (U091a:10448, U172:12925).
    """
    if game.ruleset is not None:
        settle(game)
    else:
        update_auras(game)


def thaw(game: Game, current: int) -> None:
    """Clear FROZEN of the player's characters that still had an attack in this turn (R170).

    A minion that its own text keeps Frozen stays so, up to 11.2 one that Rush alone let attack. Up
    to the summer of 2016 one that a text has summoned thaws at once, though it could not attack:
    only what was played is spared.
    """
    spared = EXHAUSTED if game.profile.tokens_stay_frozen else JUST_PLAYED
    for entity in game.in_play[current]:
        tags = entity.tags
        if entity.type in (CardType.HERO, CardType.MINION) and tags.get(FROZEN, 0):
            attacked = tags.get(NUM_ATTACKS_THIS_TURN, 0) >= attacks_allowed(entity)
            if not (tags.get(spared, 0) or attacked or _stays_frozen(game, entity)):
                game.set(entity, FROZEN, 0)


def _stays_frozen(game: Game, entity: Entity) -> bool:
    tags, own = entity.tags, dict(entity.script.keywords) if entity.script is not None else {}
    old = not game.profile.frozen_rush_thaws and tags.get(RUSH, 0) and not tags.get(CHARGE, 0)
    rushed = bool(old) and not tags.get(NUM_TURNS_IN_PLAY, 0)
    return rushed or (FROZEN in own and not entity.silenced)
