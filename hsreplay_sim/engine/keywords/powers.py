"""Replace a hero power by a new one, or by one that was set aside."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import BlockType, Zone
from hsreplay_sim.base.tags import EXHAUSTED, HEROPOWER_ACTIVATIONS_THIS_TURN, LINKED_ENTITY
from hsreplay_sim.engine.rules.enchantments import strip

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game


def take_power(game: Game, power: Entity) -> None:
    """Move a hero power that is set aside into play, then set the present one aside."""
    old = game.power[power.controller]
    if old is not None and game.profile.links_powers:
        game.set(power, LINKED_ENTITY, old.id)
    game.set(game.owner(power.controller), HEROPOWER_ACTIVATIONS_THIS_TURN, 0)
    game.move(power, Zone.PLAY)
    if old is not None:
        lay_down(game, old)


def replace_power(game: Game, source: Entity, card_id: str, player_id: int) -> Entity:
    """Set the present hero power aside, create another in play, unused in this turn; return it.

    Since 33717 its LINKED_ENTITY names the old one; but if a new hero had set that aside before, it
    names none (36 of 36).
    """
    old, tags = game.power[player_id], None
    if old is not None:
        if game.profile.links_powers:
            tags = {LINKED_ENTITY: old.id}
        lay_down(game, old)
    game.set(game.owner(player_id), HEROPOWER_ACTIVATIONS_THIS_TURN, 0)
    return game.create(card_id, player_id, Zone.PLAY, creator=source, tags=tags)


def lay_down(game: Game, power: Entity) -> None:
    """Set a hero power aside and remove its enchantments, so that its cost is the printed one.

    Recordings: U092a:14920. EXHAUSTED is cleared in a PLAY block, and in some builds always (31 of
    31, U204:11168).
    """
    in_play = game.stack and game.stack[0][0] == BlockType.PLAY
    if in_play or not game.profile.laid_power_stays_used:
        game.set(power, EXHAUSTED, 0)
    game.move(power, Zone.SETASIDE)
    strip(game, power)
