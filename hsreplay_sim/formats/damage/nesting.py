"""Blocks that never close: what cannot stand inside of a move ends it.

A log that lost a BLOCK_END, or a converter that forgets one, puts all that follows inside of the
block, up to many turns. No sound recording holds any of this in a move: a step of the turn other
than MAIN_COMBAT, the options of the next decision, another move directly in it (an ATTACK in the
POWER of a PLAY is a text's; searched in all recordings, U188:14920 alone is broken so).

If such a move counts its option in a block inside of it, that block is the one that lost its end:
what the move wrote behind it is not told apart from what the block did.
"""

from __future__ import annotations

from hsreplay_sim.base.enums import BlockType, Step
from hsreplay_sim.base.source import Problem
from hsreplay_sim.base.tags import NUM_OPTIONS_PLAYED_THIS_TURN, STEP
from hsreplay_sim.formats import codes
from hsreplay_sim.replay.packets import Block, Options, Packet, SendOption, TagChange, walk
from hsreplay_sim.replay.recording import Recording

_MOVES = frozenset((BlockType.PLAY, BlockType.ATTACK, BlockType.DECK_ACTION))
_STEPS = frozenset(
    (
        *(Step.MAIN_READY, Step.MAIN_START_TRIGGERS, Step.MAIN_START, Step.MAIN_ACTION),
        *(Step.MAIN_END, Step.MAIN_CLEANUP, Step.MAIN_NEXT),
    )
)


def close_moves(game: Recording) -> None:
    """Close every move of a game, and put on the game where one had to be closed."""
    found: list[Packet] = []
    todo = game.packets[::-1]
    while todo:
        packet = todo.pop()
        found.append(packet)
        if type(packet) is Block and packet.kind in _MOVES:
            outside = _cut(packet)
            if outside:
                at = outside[0].line
                game.problems.append(Problem(codes.NESTING_REPAIRED, "a move is still open", at))
                game.problems += _lost_ends(packet)
                packet.end_line, packet.closed = at, True
                todo.extend(reversed(outside))
    game.packets = found


def _cut(block: Block) -> list[Packet]:
    """Take the packets that belong after a block out of it: from the first impossible one on."""
    in_move = block.kind in _MOVES
    for place, packet in enumerate(block.packets):
        outside: list[Packet] = []
        if type(packet) is TagChange:
            if packet.tag != STEP or packet.value not in _STEPS:
                continue
        elif type(packet) is Block:
            if not in_move or packet.kind not in _MOVES:
                outside = _cut(packet)
                if not outside:
                    continue
        elif not isinstance(packet, (Options, SendOption)):
            continue
        behind = place + bool(outside)
        outside += block.packets[behind:]
        del block.packets[behind:]
        return outside
    return []


def _lost_ends(move: Block) -> list[Problem]:
    """Return the loss of an end inside a move, at the line that counts its option too deep."""
    inside = (
        each for block in move.packets if type(block) is Block for each in walk(block.packets)
    )
    counts = (each.line for each in inside if _counts_option(each))
    here = any(map(_counts_option, move.packets))
    what = "a block of the move is still open"
    return [Problem(codes.NESTING_REPAIRED, what, at, lost=True) for at in counts if not here][:1]


def _counts_option(packet: Packet) -> bool:
    return type(packet) is TagChange and packet.tag == NUM_OPTIONS_PLAYED_THIS_TURN
