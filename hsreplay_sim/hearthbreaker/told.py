"""What came of each move of a script, in the sentences that a recording has.

A script tells none of it: the engine plays it, and what it writes is told.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.errors import HsReplayError
from hsreplay_sim.hearthbreaker.scripted import (
    AttackMove,
    ConcedeMove,
    EndMove,
    PlayMove,
    PowerMove,
)
from hsreplay_sim.hearthbreaker.verify import simulate
from hsreplay_sim.replay.actions import Kind

if TYPE_CHECKING:
    from hsreplay_sim.hearthbreaker.scripted import ScriptedGame
    from hsreplay_sim.replay.story.sentences import Sentence

_KINDS = {
    AttackMove: Kind.ATTACK,
    ConcedeMove: Kind.CONCEDE,
    EndMove: Kind.END_TURN,
    PlayMove: Kind.PLAY,
    PowerMove: Kind.PLAY,
}
"""What a move is among the actions of a recording; a turn begins in the action that ends one."""


def told_of(script: ScriptedGame) -> dict[int, tuple[Sentence, ...]]:
    """The number of a move → what came of it, as far as the script can be played.

    What the mulligan deals stands at the first one.
    """
    try:
        actions = iter(simulate(script).actions)
    except HsReplayError:
        return {}
    found: dict[int, tuple[Sentence, ...]] = {}
    before: list[Sentence] = []
    for number, move in enumerate(script.moves, 1):
        kind = _KINDS.get(type(move))
        if kind is None:
            continue
        for action in actions:
            if action.kind not in (Kind.DEAL, Kind.MULLIGAN):
                break
            before += action.told
        else:
            return found
        if action.kind is not kind:
            return found
        if before:
            found[1], before = tuple(before), []
        found[number] = (*found.get(number, ()), *action.told)
    return found
