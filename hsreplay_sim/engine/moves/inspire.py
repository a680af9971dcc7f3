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
"""Minions, each with the script that it had when a hero power was used."""


def hearing(game: Game, player_id: int) -> Hearing:
    """Return the minions of a player whose text has an Inspire, with that text."""
    row = [entity for entity in game.board[player_id] if entity.type == CardType.MINION]
    texts = [(entity, entity.script) for entity in row]
    return [(entity, text) for entity, text in texts if text is not None and text.inspire]


def inspire(
    game: Game, power: Entity, heard: Hearing | None = None, target: Entity | None = None
) -> None:
    """Run Inspire of the player's minions, then fire INSPIRED, after the power and its deaths.

    `heard` are the minions that had their text when the power was used; others do not run:
    Transmute Spirit made one another card (U092b:20192). INSPIRED has the target of the power
    (U180:5789).
    """
    for entity, script in hearing(game, power.controller):
        if entity.silenced or (heard is not None and (entity, script) not in heard):
            continue
        if entity.zone == Zone.PLAY and entity.script is script and script.inspire is not None:
            game.open(BlockType.TRIGGER, entity, keyword=403)
            script.inspire(game, entity, Frame(subject=power))
            game.close()
    events.fire(game, events.INSPIRED, Frame(target, power))
