"""What the server announces of a card that goes to another zone or player."""

from __future__ import annotations

from hsreplay_sim.base.tags import (
    LAST_AFFECTING_SOURCE,
    PENDING_CONTROLLER,
    PENDING_ZONE,
    ZONE_POSITION,
)
from hsreplay_sim.builds.death import Death
from hsreplay_sim.builds.hidden import Hidden
from hsreplay_sim.engine.records.rows import GIVEN, Point, does, sets
from hsreplay_sim.engine.state.game import Game

SOURCE_IS_NOTED = Point(sets(LAST_AFFECTING_SOURCE, GIVEN, since=Death.last_affecting_source))
"""A text destroys something or takes it away: that, the id of the entity whose text it is."""

MOVE_COMES = Point(does(Game.pulse, PENDING_ZONE, GIVEN, since=Hidden.pulses))
"""A card is about to move: the card, its new zone."""

NEW_PLAYER_COMES = Point(does(Game.pulse, PENDING_CONTROLLER, GIVEN, since=Hidden.pulses))
"""A card is about to go to another player: the card, the id of the PLAYER entity."""

PLACE_IS_LEFT = Point(sets(ZONE_POSITION, 0, since=Hidden.position_before_zone))
"""A card leaves its row, and its ZONE changes next: the card."""
