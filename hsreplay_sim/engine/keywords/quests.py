"""Quests, sidequests and questlines (R229): progress, completion, reward; and sigils."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import BlockType, Zone
from hsreplay_sim.base.tags import (
    EXHAUSTED,
    NUM_TURNS_IN_PLAY,
    QUEST,
    QUEST_PROGRESS,
    QUEST_PROGRESS_TOTAL,
)
from hsreplay_sim.engine.text import Frame

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game


def progress(game: Game, quest: Entity, amount: int) -> None:
    """Inside the quest's TRIGGER block: QUEST_PROGRESS rises, up to its total."""
    total = quest.tags.get(QUEST_PROGRESS_TOTAL, 0)
    now = quest.tags.get(QUEST_PROGRESS, 0)
    if amount > 0 and now < total:
        game.set(quest, QUEST_PROGRESS, min(total, now + amount))


def is_complete(quest: Entity) -> bool:
    """Its progress has reached the total."""
    total = quest.tags.get(QUEST_PROGRESS_TOTAL, 0)
    return 0 < total <= quest.tags.get(QUEST_PROGRESS, 0)


def complete(game: Game, quest: Entity) -> None:
    """The reward, in a TRIGGER of its own, then the graveyard (U405:10013)."""
    script = quest.script
    game.set(quest, NUM_TURNS_IN_PLAY, 0)
    game.open(BlockType.TRIGGER, quest, keyword=QUEST)
    if script is not None and script.reward is not None:
        script.reward(game, quest, Frame(subject=quest))
    game.close()
    game.set(quest, EXHAUSTED, 0)
    game.move(quest, Zone.GRAVEYARD)
