"""What stands inside of the block of a move is whole, whatever is missing behind it."""

from __future__ import annotations

from hsreplay_sim.base.enums import BlockType, Zone
from hsreplay_sim.base.stream import CLOSE, FULL, OPEN, TAG
from hsreplay_sim.base.stream import Packet as EnginePacket
from hsreplay_sim.base.tags import DAMAGE, ZONE
from hsreplay_sim.replay.packets import Block, FullEntity, Packet, TagChange
from hsreplay_sim.replay.tape import Tape
from hsreplay_sim.verifier.compare.end_state import Mismatch, read_action
from hsreplay_sim.verifier.compare.own_block import inside_of, made_in_told_blocks
from hsreplay_sim.verifier.recording.observed import Observed

CARD, MADE = 7, 1_000_001
BEGIN: EnginePacket = (OPEN, CARD, BlockType.PLAY, (0, 0, 0, 0), None)
END: EnginePacket = (CLOSE, CARD, BlockType.PLAY, 0, None)
HURT: EnginePacket = (TAG, CARD, DAMAGE, 1, 0)
CREATED: EnginePacket = (FULL, MADE, "", {ZONE: Zone.PLAY}, None)


def is_inside(
    told: list[Packet], behind: list[Packet], out: list[EnginePacket], key: tuple[int, int],
    *, closed: bool = True,
) -> bool:  # fmt: skip
    block = Block(BlockType.PLAY, CARD, told, closed=closed)
    logged = read_action(Tape([block, *behind]), Observed())
    return inside_of(block, logged, out)(Mismatch(*key, None, 1))


def test_what_the_engine_makes_in_the_block_is_inside() -> None:
    assert is_inside([], [], [BEGIN, CREATED, END], (MADE, ZONE))
    assert not is_inside([], [], [BEGIN, END, CREATED], (MADE, ZONE))


def test_what_either_side_tells_outside_is_not() -> None:
    hurt = TagChange(CARD, DAMAGE, 2)
    assert is_inside([hurt], [], [BEGIN, HURT, END], (CARD, DAMAGE))
    assert not is_inside([hurt], [TagChange(CARD, DAMAGE, 3)], [BEGIN, END], (CARD, DAMAGE))
    assert not is_inside([hurt], [], [BEGIN, END, HURT], (CARD, DAMAGE))
    described = FullEntity(CARD, "", ((DAMAGE, 1),))
    assert not is_inside([], [described], [BEGIN, END], (CARD, DAMAGE))


def test_what_a_text_makes_is_told_where_the_recording_has_its_block() -> None:
    """U604a, step 66: a move that is missing before it takes away nothing of a whole block."""
    out = [BEGIN, CREATED, END]
    for blocks, made in (
        ([Block(BlockType.PLAY, CARD, [])], {MADE}),
        ([Block(BlockType.PLAY, CARD, [], closed=False)], set()),
        ([Block(BlockType.TRIGGER, CARD, [])], set()),
        ([], set()),
    ):
        assert made_in_told_blocks(read_action(Tape(list(blocks)), Observed()), out) == made
    nothing = read_action(Tape([Block(BlockType.PLAY, CARD, [])]), Observed())
    assert made_in_told_blocks(nothing, [BEGIN, END, CREATED]) == set()


def test_of_a_block_that_is_not_closed_nothing_is() -> None:
    assert not is_inside([], [], [BEGIN, CREATED, END], (MADE, ZONE), closed=False)
    logged = read_action(Tape([]), Observed())
    assert not inside_of(None, logged, [])(Mismatch(MADE, ZONE, None, 1))
