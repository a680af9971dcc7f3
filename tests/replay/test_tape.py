"""An action on a tape: packets by position, blocks as spans."""

from __future__ import annotations

import ast

from hsreplay_sim.base.enums import BlockType
from hsreplay_sim.replay.packets import Block, SubSpell, TagChange
from hsreplay_sim.replay.tape import Tape
from places import ROOT
from sources import nodes_of

FIRST, SECOND, THIRD, LAST = (TagChange(1, 2, value) for value in range(4))
INNER = Block(BlockType.TRIGGER, 5, [THIRD])
OUTER = Block(BlockType.PLAY, 4, [FIRST, SubSpell("glow", 4, (), [SECOND, INNER])])
TAPE = Tape([OUTER, LAST])


def test_packets_stand_in_written_order_and_sub_spells_are_dissolved() -> None:
    assert TAPE.packets == [OUTER, FIRST, SECOND, INNER, THIRD, LAST]


def test_a_block_is_the_span_up_to_its_end() -> None:
    assert TAPE.end == [5, 2, 3, 5, 5, 6]
    assert list(TAPE.content(0, len(TAPE))) == [0, 5]
    assert list(TAPE.content(1, TAPE.end[0])) == [1, 2, 3]


def test_each_packet_knows_the_innermost_block_around_it() -> None:
    assert TAPE.parent == [-1, 0, 0, 0, 3, -1]
    assert [TAPE.block(at) for at in (0, 2, 4)] == [None, OUTER, INNER]


def test_nothing_is_told_apart_by_its_address_in_memory() -> None:
    by_identity = [
        f"{path.relative_to(ROOT)}:{node.lineno}"
        for path in sorted((ROOT / "hsreplay_sim").rglob("*.py"))
        for node in nodes_of(path)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "id"
    ]
    assert by_identity == []
