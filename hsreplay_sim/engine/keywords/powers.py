"""A hero power that was set aside, as the pick of an offer, becomes that of its player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import HEROPOWER_ACTIVATIONS_THIS_TURN, LINKED_ENTITY
from hsreplay_sim.engine.rules.summon import lay_down

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game


def take_power(game: Game, power: Entity) -> None:
    """Put a hero power that is set aside into play; the old one goes aside behind it."""
    old = game.power[power.controller]
    if old is not None and game.profile.links_powers:
        game.set(power, LINKED_ENTITY, old.id)
    game.set(game.owner(power.controller), HEROPOWER_ACTIVATIONS_THIS_TURN, 0)
    game.move(power, Zone.PLAY)
    if old is not None:
        lay_down(game, old)
