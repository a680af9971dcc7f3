"""What cannot stand inside of a move closes it, as where the end of a block was lost."""

from __future__ import annotations

import pytest

from hsreplay_sim.base.enums import BlockType, Step
from hsreplay_sim.base.tags import COST, NUM_OPTIONS_PLAYED_THIS_TURN, STEP
from hsreplay_sim.formats.damage.nesting import close_moves
from hsreplay_sim.replay.packets import Block, Options, Packet, SendOption, TagChange
from hsreplay_sim.replay.recording import Recording

MOVES = [BlockType.PLAY, BlockType.ATTACK, BlockType.DECK_ACTION]


def change(entity: int) -> TagChange:
    return TagChange(entity, COST, 1)


def closed(*packets: Packet) -> Recording:
    game = Recording("", 1, "", list(packets))
    close_moves(game)
    return game


OUTSIDE: list[Packet] = [
    TagChange(1, STEP, Step.MAIN_END, 40),
    Options(3, (), 40),
    SendOption(0, -1, 0, 0, 40),
    Block(BlockType.PLAY, 9, [change(5)], line=40),
]


@pytest.mark.parametrize("move", MOVES)
@pytest.mark.parametrize("outside", OUTSIDE, ids=lambda each: type(each).__name__)
def test_what_stands_outside_of_a_move_ends_it(move: int, outside: Packet) -> None:
    game = closed(Block(move, 4, [change(6), outside, change(7)], closed=False), change(8))
    first = game.packets[0]
    assert isinstance(first, Block)
    assert (first.packets, first.closed, first.end_line) == ([change(6)], True, 40)
    assert game.packets[1:] == [outside, change(7), change(8)]
    assert [(each.code, each.line, each.lost) for each in game.problems] == [("P105", 40, False)]


def test_the_blocks_in_between_end_as_well() -> None:
    end = TagChange(1, STEP, Step.MAIN_END, 40)
    power = Block(BlockType.POWER, 4, [change(6), end])
    game = closed(Block(BlockType.PLAY, 4, [power, change(7)]))
    assert game.packets == [
        Block(BlockType.PLAY, 4, [Block(BlockType.POWER, 4, [change(6)])], end_line=40),
        end,
        change(7),
    ]


@pytest.mark.parametrize(("deep", "lost"), [(True, [30]), (False, [])])
def test_a_text_that_lost_its_end_leaves_the_move_unread(deep: bool, lost: list[int]) -> None:
    """Of what stands behind the text in it, nobody knows whether the text wrote it."""
    count = TagChange(2, NUM_OPTIONS_PLAYED_THIS_TURN, 1, 30)
    power = Block(BlockType.POWER, 4, [change(6), *[count] * deep])
    end = TagChange(1, STEP, Step.MAIN_END, 40)
    game = closed(Block(BlockType.PLAY, 4, [power, *[count] * (not deep), end]))
    assert [each.line for each in game.problems if each.lost] == lost


def test_many_turns_in_one_move_come_apart() -> None:
    """An old converter never closes an action (U188:14920)."""
    inner: list[Packet] = []
    for number in range(20, 0, -1):
        inner = [Block(BlockType.PLAY, number, [change(number), *inner], line=number)]
    game = closed(*inner)
    assert [each.entity for each in game.packets if isinstance(each, Block)] == [*range(1, 21)]
    assert all(isinstance(each, Block) and len(each.packets) == 1 for each in game.packets)
    assert len(game.problems) == 19


def test_a_text_may_attack_or_play_and_a_fight_names_its_step() -> None:
    """Yogg-Saron plays in the POWER of a PLAY (U074:8217), an ATTACK is of MAIN_COMBAT."""
    for kind in MOVES:
        cast = Block(BlockType.POWER, 4, [Block(kind, 9, [change(5)])])
        combat = TagChange(1, STEP, Step.MAIN_COMBAT)
        packets: list[Packet] = [Block(BlockType.PLAY, 4, [combat, cast, change(7)])]
        game = closed(*packets)
        assert (game.packets, game.problems) == (packets, [])
