"""How packets are cut into actions."""

from __future__ import annotations

from hsreplay_sim.enums import BlockType, Zone
from hsreplay_sim.replay.actions import course_of
from hsreplay_sim.replay.packets import Block, TagChange
from hsreplay_sim.tags import STEP, ZONE, ZONE_POSITION


def test_the_place_of_a_play_is_not_read_off_what_its_text_moves() -> None:
    """Deathwing of U074:11740 and 11757: the place in the hand was the one on the board."""
    deaths = Block(BlockType.DEATHS, 1, [TagChange(9, ZONE_POSITION, 1)])
    for before, place in (([], 0), ([TagChange(9, ZONE_POSITION, 2)], 2)):
        packets = [TagChange(9, ZONE, Zone.PLAY), *before, deaths]
        course = course_of([TagChange(1, STEP, 10), Block(BlockType.PLAY, 9, list(packets))])
        assert course.actions[-1].position == place
