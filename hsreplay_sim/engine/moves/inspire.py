"""Inspire: what minions do after their player has used the hero power (R236)."""

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
"""Minions that have an Inspire, each with the script that it had when a hero power was used."""


def hearing(game: Game, player_id: int) -> Hearing:
    """Return (minion, script) of a player's minions whose text has an Inspire, now."""
    row = [entity for entity in game.board[player_id] if entity.type == CardType.MINION]
    texts = [(entity, entity.script) for entity in row]
    return [(entity, text) for entity, text in texts if text is not None and text.inspire]


def inspire(
    game: Game, power: Entity, heard: Hearing | None = None, target: Entity | None = None
) -> None:
    """After a use of the hero power and its deaths, run the Inspires, then fire INSPIRED.

    If `heard` is given, only a minion that had the same script when the power was used runs:
    Transmute Spirit may have made it another card (U092b:20192). The event's target is that of the
    power (U180:5789).
    """
    for entity, script in hearing(game, power.controller):
        if entity.silenced or (heard is not None and (entity, script) not in heard):
            continue
        if entity.zone == Zone.PLAY and entity.script is script and script.inspire is not None:
            game.open(BlockType.TRIGGER, entity, keyword=403)
            script.inspire(game, entity, Frame(subject=power))
            game.close()
    events.fire(game, events.INSPIRED, Frame(target, power))
