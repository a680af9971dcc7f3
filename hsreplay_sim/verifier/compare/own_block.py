"""What of an action is whole although lines are lost around it.

If a move is missing right behind an action, lines of that move may be left over, and lines of this
one may be gone. Neither is inside of a block that is closed. If a line was lost before the action,
the state may lack what it told; but where the recording has the block of a text, whole, that text
has run, and what it makes is told there.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from hsreplay_sim.base.stream import CLOSE, FULL, OPEN, TAG
from hsreplay_sim.base.stream import Packet as EnginePacket
from hsreplay_sim.replay.packets import DESCRIPTIONS, Block
from hsreplay_sim.verifier.compare.end_state import Mismatch

if TYPE_CHECKING:
    from hsreplay_sim.verifier.compare.end_state import Logged

Key = tuple[int, int]


def made_in_told_blocks(logged: Logged, out: Sequence[EnginePacket]) -> set[int]:
    """The entities that the engine makes in a block which the recording has as well, closed."""
    told = {
        (each.kind, each.entity)
        for each in logged.tape.packets
        if type(each) is Block and each.closed
    }
    made: set[int] = set()
    around: list[Key] = []
    for kind, entity, of, _, _ in out:
        if kind == OPEN:
            around.append((of, entity))
        elif kind == CLOSE and around:
            around.pop()
        elif kind == FULL and around and around[-1] in told:
            made.add(entity)
    return made


def inside_of(
    block: Block | None, logged: Logged, out: Sequence[EnginePacket]
) -> Callable[[Mismatch], bool]:
    """Whether both sides tell the tag of a difference in the block of the move alone."""
    if block is None or not block.closed:
        return lambda mismatch: False
    told = _told_outside(block, logged) | _written_outside(out)
    return lambda mismatch: (mismatch.entity, mismatch.tag) not in told


def _told_outside(block: Block, logged: Logged) -> set[Key]:
    """(entity, tag) that the recording tells outside of the block."""
    tape = logged.tape
    first = next((at for at, each in enumerate(tape.packets) if each is block), len(tape))
    end = tape.end[first] if first < len(tape) else first
    found = {(each.entity, each.tag) for at, each in logged.changes.items() if not first < at < end}
    for at in logged.described:
        packet = tape.packets[at]
        if isinstance(packet, DESCRIPTIONS) and not first < at < end:
            found.update((packet.entity, tag) for tag, _ in packet.tags)
    return found


def _written_outside(out: Sequence[EnginePacket]) -> set[Key]:
    """(entity, tag) that the engine writes before or behind its first block."""
    found: set[Key] = set()
    depth = opened = 0
    for kind, entity, tag, value, _ in out:
        depth += (kind == OPEN) - (kind == CLOSE)
        opened += kind == OPEN and depth == 1
        if depth and opened == 1:
            continue
        if kind == TAG:
            found.add((entity, tag))
        elif kind == FULL:
            found.update((entity, each) for each in value)
    return found
