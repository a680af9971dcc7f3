"""Minions die in one order inside a DEATHS block, and a recording with another one differs."""

from __future__ import annotations

from hsreplay_sim.base.enums import BlockType, Zone
from hsreplay_sim.base.stream import CLOSE, OPEN, TAG
from hsreplay_sim.base.tags import ZONE
from hsreplay_sim.replay.packets import Block, FullEntity, TagChange
from hsreplay_sim.verifier.compare.action import compare
from hsreplay_sim.verifier.compare.mismatch import Mismatch
from hsreplay_sim.verifier.recording.observed import Observed
from steps import step_of
from table import YETI

PLAY, DEAD = Zone.PLAY, Zone.GRAVEYARD
DEATHS = (BlockType.DEATHS, 1)


def differing(*order: int) -> tuple[Mismatch, ...]:
    """What differs if the recording has 20 die before 21."""
    observed = Observed()
    observed.game = 1
    for entity in (20, 21):
        observed.apply(FullEntity(entity, YETI, ((ZONE, PLAY),)))
    block = Block(BlockType.DEATHS, 1, [TagChange(20, ZONE, DEAD), TagChange(21, ZONE, DEAD)])
    made = [(TAG, entity, ZONE, DEAD, PLAY) for entity in order]
    out = [(OPEN, 1, BlockType.DEATHS, (0, 0, -1, 0), None), *made, (CLOSE, 1, 0, 0, 0)]
    tags = {20: {ZONE: DEAD}, 21: {ZONE: DEAD}}
    return compare(step_of(observed, [block], out, tags=tags)).tags


def test_the_same_order_is_no_difference() -> None:
    assert differing(20, 21) == ()


def test_another_order_is_one_difference_in_its_place() -> None:
    assert differing(21, 20) == (Mismatch(20, ZONE, DEAD, DEAD, 1, DEATHS),)
