"""A scripted game as a position of ours, to be played on by the rules of a build."""

from __future__ import annotations

from hsreplay_sim.base.enums import State, Step
from hsreplay_sim.base.errors import UnsupportedError, UsageError
from hsreplay_sim.base.source import SourceRef
from hsreplay_sim.base.tags import NEXT_STEP, NUM_TURNS_LEFT, STATE, STEP
from hsreplay_sim.base.tagstate import TagState
from hsreplay_sim.engine.load import state_of
from hsreplay_sim.engine.rules.enchantments import update_auras
from hsreplay_sim.hearthbreaker.oracle import NumberError
from hsreplay_sim.hearthbreaker.player import IllegalMoveError, ScriptedPlayer
from hsreplay_sim.hearthbreaker.rules.ruleset import CARD_BUILD
from hsreplay_sim.hearthbreaker.scripted import ScriptedGame


def state_at(script: ScriptedGame, number: int | None) -> tuple[TagState, int]:
    """The state when a move was done, counted from 1 (None: the last), and the build of its cards.

    Raises:
        UsageError: there is no such move.
        UnsupportedError: the game cannot be played so far.
    """
    wanted = len(script.moves) if number is None else number
    if not 0 < wanted <= len(script.moves):
        message = f"there is no move {wanted}, the last one is {len(script.moves)}"
        raise UsageError(message, SourceRef(script.path))
    player = ScriptedPlayer(script)
    try:
        for step in player.steps():
            if step.number > wanted:
                break
    except (IllegalMoveError, NumberError) as error:
        message = f"the replay cannot be played to move {wanted}: {error}"
        raise UnsupportedError(message, SourceRef(script.path)) from error
    return _at_rest(player), CARD_BUILD


def _at_rest(player: ScriptedPlayer) -> TagState:
    """The state with what the server would have told besides: the step of the turn."""
    engine = player.engine
    update_auras(engine)
    state = state_of(engine)
    root = engine.root.id
    if not player.over:
        state.tags[root] |= {STATE: State.RUNNING, STEP: Step.MAIN_ACTION, NEXT_STEP: Step.MAIN_END}
    for side in (1, 2):
        state.tags[engine.owner(side).id][NUM_TURNS_LEFT] = 1
    return state
