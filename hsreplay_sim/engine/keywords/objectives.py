"""Objectives (R273): spells in the secret zone, visible to both players, that last some turns.

Rituals are objectives that wait: "In 2 turns, …". No recording shows one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    QUEST_PROGRESS,
    QUEST_PROGRESS_TOTAL,
    TAG_SCRIPT_DATA_NUM_1,
    TAG_SCRIPT_DATA_NUM_2,
)
from hsreplay_sim.engine.records.moves import SOURCE_IS_NOTED
from hsreplay_sim.engine.records.rows import record
from hsreplay_sim.engine.rules.enchantments import strip_and_reset_cost, update_auras

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game


def pass_turn(game: Game, objective: Entity) -> None:
    """Count a turn of an objective; after the last one move the objective to the graveyard.

    From the second turn on, one number tag, not the one that the text shows, becomes twice the
    turns passed before (U363:9474, U397:3925, U127:6668).
    """
    passed = objective.tags.get(QUEST_PROGRESS, 0) + 1
    game.set(objective, QUEST_PROGRESS, passed)
    if passed > 1:
        shown = objective.card is not None and objective.card.tags.get(TAG_SCRIPT_DATA_NUM_1, 0)
        noted_in = TAG_SCRIPT_DATA_NUM_2 if shown else TAG_SCRIPT_DATA_NUM_1
        game.set(objective, noted_in, 2 * (passed - 1))
    if passed >= objective.tags.get(QUEST_PROGRESS_TOTAL, 0):
        leave(game, objective)


def count_down(game: Game, objective: Entity) -> bool:
    """Count a turn of an objective that waits; return whether it was the last one.

    The number that its text shows is how many turns are left.
    """
    total = objective.tags.get(QUEST_PROGRESS_TOTAL, 0)
    passed = objective.tags.get(QUEST_PROGRESS, 0) + 1
    game.set(objective, QUEST_PROGRESS, passed)
    game.set(objective, TAG_SCRIPT_DATA_NUM_1, max(0, total - passed))
    return passed >= total


def leave(game: Game, objective: Entity) -> None:
    """Move an objective to the graveyard; what it gave its player ends."""
    record(game, SOURCE_IS_NOTED, objective, objective.id)
    game.affect(objective, objective)
    game.move(objective, Zone.GRAVEYARD)
    strip_and_reset_cost(game, objective)
    update_auras(game)  # what it gave its player ends in its block (U397:6070)
