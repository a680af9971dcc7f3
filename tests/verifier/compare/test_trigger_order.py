"""Triggers of cards in play come in one order, and a recording with another one differs."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import BlockType, Zone
from hsreplay_sim.base.stream import CLOSE, OPEN, TAG
from hsreplay_sim.base.tags import DAMAGE, ZONE
from hsreplay_sim.replay.packets import Block, FullEntity, TagChange
from hsreplay_sim.verifier.compare.action import compare
from hsreplay_sim.verifier.compare.mismatch import Mismatch
from hsreplay_sim.verifier.recording.observed import Observed
from steps import step_of
from table import YETI


def differing(order: tuple[int, ...], around: int = 0) -> tuple[Mismatch, ...]:
    """What differs if the recording has the trigger of 20 before that of 21."""
    observed = Observed()
    observed.game = 1
    for entity in (20, 21):
        observed.apply(FullEntity(entity, YETI, ((ZONE, Zone.PLAY),)))
    logged = [Block(BlockType.TRIGGER, each, [TagChange(each, DAMAGE, 1)]) for each in (20, 21)]
    out: list[tuple[object, ...]] = []
    for each in order:
        out += [(OPEN, each, BlockType.TRIGGER, (0, 0, -1, 0), None), (TAG, each, DAMAGE, 1, 0),
                (CLOSE, each, 0, 0, 0)]  # fmt: skip
    tags = {20: {DAMAGE: 1, ZONE: Zone.PLAY}, 21: {DAMAGE: 1, ZONE: Zone.PLAY}}
    if around:
        packets = [Block(around, 20, list(logged))]
        out = [(OPEN, 20, around, (0, 0, -1, 0), None), *out, (CLOSE, 20, 0, 0, 0)]
        return compare(step_of(observed, packets, out, tags=tags)).tags
    return compare(step_of(observed, list(logged), out, tags=tags)).tags


def test_the_same_order_is_no_difference() -> None:
    assert differing((20, 21)) == ()


def test_another_order_is_one_difference_in_its_place() -> None:
    """U149, step 78."""
    (found,) = differing((21, 20))
    assert found[:4] == (21, DAMAGE, 1, 1)
    assert found.simulated_in == (BlockType.TRIGGER, 21)


@pytest.mark.parametrize("around", [BlockType.PLAY, BlockType.ATTACK])
def test_the_order_of_what_a_play_or_an_attack_sets_off_is_not_known(around: int) -> None:
    assert differing((21, 20), around) == ()


def test_the_order_of_what_a_text_sets_off_is_known() -> None:
    assert len(differing((21, 20), BlockType.POWER)) == 1
