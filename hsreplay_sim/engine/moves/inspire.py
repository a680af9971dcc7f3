"""Inspire: what minions do after their player used the hero power (R236)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import BlockType, CardType, Zone
from hsreplay_sim.engine.rules import events
from hsreplay_sim.engine.text import Frame

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game
    from hsreplay_sim.engine.text import Script

Hearing = Sequence[tuple["Entity", "Script"]]
"""Minions and the texts that they had."""


def hearing(game: Game, player_id: int) -> Hearing:
    """The minions of a player whose text has an Inspire, with that text."""
    row = [entity for entity in game.board[player_id] if entity.type == CardType.MINION]
    texts = [(entity, entity.script) for entity in row]
    return [(entity, text) for entity, text in texts if text is not None and text.inspire]


def inspire(
    game: Game, power: Entity, heard: Hearing | None = None, target: Entity | None = None
) -> None:
    """Fire Inspire of the player's minions, after the power and its deaths.

    A text that its minion had not when the power was used does not hear of it: Transmute Spirit
    made that minion another card (U092b:20192). `heard` are those that had one then. What waits for
    a power that was used hears of its target as well (U180:5789).
    """
    for entity, script in hearing(game, power.controller):
        if entity.silenced or (heard is not None and (entity, script) not in heard):
            continue
        if entity.zone == Zone.PLAY and entity.script is script and script.inspire is not None:
            game.open(BlockType.TRIGGER, entity, keyword=403)
            script.inspire(game, entity, Frame(subject=power))
            game.close()
    events.fire(game, events.INSPIRED, Frame(target, power))
