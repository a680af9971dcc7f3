"""An action flattened once: its packets in written order, and the blocks as spans of them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from hsreplay_sim.replay.packets import Block, Packet, ShowEntity, SubSpell, TagChange


class Tape:
    """Packets by position; each container precedes its content, SubSpells are dissolved.

    The content of the block at `at` is from `at + 1` up to `end[at]`, which is `at + 1` for an
    empty one. `parent[at]` is the innermost block around it, -1 at the top. `blocks` are the
    positions of the blocks.
    """

    def __init__(self, packets: list[Packet]) -> None:
        self.packets: list[Packet] = []
        self.parent: list[int] = []
        self.end: list[int] = []
        self.blocks: list[int] = []
        self._take(packets, -1)

    def _take(self, packets: list[Packet], parent: int) -> None:
        for packet in packets:
            if type(packet) is SubSpell:
                self._take(packet.packets, parent)
                continue
            at = len(self.packets)
            self.packets.append(packet)
            self.parent.append(parent)
            self.end.append(at + 1)
            if type(packet) is Block:
                self.blocks.append(at)
                self._take(packet.packets, at)
                self.end[at] = len(self.packets)

    def __len__(self) -> int:
        return len(self.packets)

    @cached_property
    def changes(self) -> list[TagChange]:
        """The tag changes, in their order."""
        return [each for each in self.packets if type(each) is TagChange]

    @cached_property
    def shown(self) -> dict[int, ShowEntity]:
        """Entity → its first SHOW_ENTITY."""
        return {each.entity: each for each in self.packets[::-1] if type(each) is ShowEntity}

    def content(self, first: int, end: int) -> Iterator[int]:
        """The positions of a span that are in no block inside it."""
        while first < end:
            yield first
            first = self.end[first]

    def block(self, at: int) -> Block | None:
        """The innermost block around a packet."""
        parent = self.parent[at]
        packet = self.packets[parent] if parent >= 0 else None
        return packet if type(packet) is Block else None
