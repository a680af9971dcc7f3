"""The end of a game: death, concession, draw (R88, R212, R216); and the way back (R272)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import BlockType, PlayState, State, Step
from hsreplay_sim.base.stream import TAG
from hsreplay_sim.base.tags import (
    HAS_CONCEDED,
    NEXT_STEP,
    PLAYSTATE,
    REWINDING_CARD,
    STATE,
    STEP,
)
from hsreplay_sim.engine.keywords import rewind
from hsreplay_sim.engine.keywords.in_hand import count_turns
from hsreplay_sim.engine.rules import events

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hsreplay_sim.base.stream import Packet
    from hsreplay_sim.engine.state.game import Game


def over(game: Game) -> bool:
    """Whether a player has lost or conceded (PLAYSTATE past PLAYING), or the game is complete."""
    if game.owner(1).tags.get(PLAYSTATE, 0) > PlayState.PLAYING:
        return True
    if game.owner(2).tags.get(PLAYSTATE, 0) > PlayState.PLAYING:
        return True
    return game.root.tags.get(STATE, 0) == State.COMPLETE


def finish_if_over(game: Game) -> None:
    """If the game is over, write results and final steps; call it after the sequence (R74)."""
    if not over(game) or game.root.tags.get(STATE, 0) == State.COMPLETE:
        return
    states = [game.owner(side).get(PLAYSTATE) for side in (1, 2)]
    lost = [state > PlayState.PLAYING for state in states]
    results = [PlayState.LOST if gone else PlayState.WON for gone in lost]
    if all(lost):
        results = [PlayState.TIED, PlayState.TIED]
    order = (1, 2)
    if not game.profile.ends_in_player_order and not lost[0]:
        order = (2, 1)
    for side in order:
        game.set(game.owner(side), PLAYSTATE, results[side - 1])
    _tail(game)


def concede(game: Game, player_id: int) -> None:
    """Write that a player concedes and finish the game; this is possible at any time (R217)."""
    game.set(game.owner(player_id), PLAYSTATE, PlayState.CONCEDED)
    if game.profile.notes_concession:
        game.set(game.owner(player_id), HAS_CONCEDED, 1)
    if not game.profile.no_losing_at_concession:
        game.set(game.owner(player_id), PLAYSTATE, PlayState.LOSING)
    finish_if_over(game)


def lose_connection(game: Game, player_id: int) -> None:
    """Write that a player is disconnected for too long and finish the game.

    It is no concession. Rule R217; recording U382:8604.
    """
    game.set(game.owner(player_id), PLAYSTATE, PlayState.DISCONNECTED)
    finish_if_over(game)


def draw_game(game: Game) -> None:
    """End the game without a winner, even if something protects a hero (R212)."""
    for side in (1, 2):
        game.set(game.owner(side), PLAYSTATE, PlayState.LOSING)
    finish_if_over(game)


def _tail(game: Game) -> None:
    root = game.root
    count_turns(game)
    game.set(root, NEXT_STEP, Step.FINAL_WRAPUP)
    game.set(root, STEP, Step.FINAL_WRAPUP)
    game.open(BlockType.TRIGGER, root)
    game.set(root, NEXT_STEP, Step.FINAL_GAMEOVER)
    game.close()
    game.set(root, STEP, Step.FINAL_GAMEOVER)
    events.let_scenario_speak(game, events.GAME_OVER)
    game.set(root, STATE, State.COMPLETE)


def gone_back(packets: Sequence[Packet]) -> int:
    """Return the id of the card to before whose play the game goes back by these packets, or 0."""
    return next(
        (
            entity
            for kind, entity, tag, value, _ in packets
            if kind == TAG and tag == REWINDING_CARD and value == entity
        ),
        0,
    )


def play_once_more(game: Game, card_id: int) -> None:
    """Mark a card of a game that was taken back: it makes its offer no more, or once less."""
    rewind.spend(game, game.entities[card_id])
