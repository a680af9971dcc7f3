"""Disguised: a minion that its player may play onto either side of the board.

It offers a choice: the first option is the own side, the second the other one. There, the minion is
the other player's from the moment it leaves the hand, and its text speaks of that player. As a
hypothesis, what waits for a card to be played hears nothing of such a play. No recording shows one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import DISGUISED
from hsreplay_sim.engine.rules.summon import has_room

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game

OTHER_SIDE = 1
"""The index of the option to play the minion onto the other side."""


def offers_sides(card: Entity) -> bool:
    """Whether a card in hand may be played onto either side."""
    return card.zone == Zone.HAND and card.tags.get(DISGUISED, 0) > 0


def goes_over(card: Entity, option: int) -> bool:
    """Whether the option that was taken plays a card onto the other side."""
    return option == OTHER_SIDE and card.tags.get(DISGUISED, 0) > 0


def side_has_room(game: Game, card: Entity, option: int) -> bool:
    """Whether there is a free place on the side for which an option stands."""
    side = card.controller
    return has_room(game, 3 - side if option == OTHER_SIDE else side)
