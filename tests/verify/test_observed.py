"""What a recording has told: the age of a stay in a zone."""

from __future__ import annotations

from hsreplay_sim.enums import Zone
from hsreplay_sim.replay.packets import FullEntity
from hsreplay_sim.tags import CONTROLLER, ZONE, ZONE_POSITION
from hsreplay_sim.verify.observed import Observed


def test_cards_that_a_game_begins_with_in_hand_are_as_old_as_they_stand() -> None:
    """U035:1316: the cost of 55, 45, 38 falls in this order, positions 1, 2, 3."""
    seen = Observed()
    for entity, position in ((38, 3), (45, 2), (55, 1)):
        tags = ((ZONE, Zone.HAND), (CONTROLLER, 2), (ZONE_POSITION, position))
        seen.apply(FullEntity(entity, "CS2_182", tags))
    seen.age_hands()
    assert sorted(seen.order, key=seen.order.__getitem__) == [55, 45, 38]
