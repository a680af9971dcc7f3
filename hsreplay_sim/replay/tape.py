"""An action flattened once: its packets in written order, and the blocks as spans of them."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator
from functools import cached_property

from hsreplay_sim.base.tags import STEP
from hsreplay_sim.replay.packets import (
    Block,
    FullEntity,
    HideEntity,
    MetaData,
    Packet,
    ShowEntity,
    SubSpell,
    TagChange,
)

_OF_ENTITY = (Block, FullEntity, ShowEntity, HideEntity)


class Tape:
    """Packets by position; each container precedes its content, SubSpells are dissolved.

    The content of the block at `at` is from `at + 1` up to `end[at]`, which is `at + 1` for an
    empty one. `parent[at]` is the innermost block around it, -1 at the top. `blocks` are the blocks
    by position.
    """

    def __init__(self, packets: list[Packet]) -> None:
        self.packets: list[Packet] = []
        self.parent: list[int] = []
        self.end: list[int] = []
        self.blocks: dict[int, Block] = {}
        self._marks: list[int] = []
        """Where a block or a new entity is."""
        self._entities: list[int] = []
        """Where a block is, or an entity is made, shown or hidden."""
        self._take(packets, -1)
        self._openings = [*self.blocks]

    def _take(self, packets: list[Packet], parent: int) -> None:
        for packet in packets:
            if type(packet) is SubSpell:
                self._take(packet.packets, parent)
                continue
            at = len(self.packets)
            self.packets.append(packet)
            self.parent.append(parent)
            self.end.append(at + 1)
            if type(packet) in (TagChange, MetaData):
                continue
            if type(packet) in _OF_ENTITY:
                self._entities.append(at)
            if type(packet) is FullEntity:
                self._marks.append(at)
            elif type(packet) is Block:
                self._marks.append(at)
                self.blocks[at] = packet
                self._take(packet.packets, at)
                self.end[at] = len(self.packets)

    def __len__(self) -> int:
        return len(self.packets)

    def next_entity(self, at: int) -> int:
        """The next position of a block, or where an entity is made, shown or hidden; else the end.

        It is `at` itself if that is one.
        """
        place = bisect_left(self._entities, at)
        return self._entities[place] if place < len(self._entities) else len(self.packets)

    @cached_property
    def changes(self) -> list[TagChange]:
        """The tag changes, in their order."""
        return [each for each in self.packets if type(each) is TagChange]

    def makes_or_opens(self, first: int, end: int) -> bool:
        """Whether a span has a block, or a packet that makes an entity."""
        at = bisect_left(self._marks, first)
        return at < len(self._marks) and self._marks[at] < end

    @cached_property
    def steps(self) -> list[tuple[int, int]]:
        """(position, value) of each STEP outside of all blocks."""
        outside = ((at, self.packets[at]) for at in self.content(0, len(self)))
        return [(at, e.value) for at, e in outside if type(e) is TagChange and e.tag == STEP]

    @cached_property
    def unnamed(self) -> bool:
        """Whether an entity is made that no card names."""
        marked = (self.packets[at] for at in self._marks)
        return any(type(each) is FullEntity and not each.card_id for each in marked)

    @cached_property
    def shown(self) -> dict[int, ShowEntity]:
        """Entity → its first SHOW_ENTITY."""
        return {each.entity: each for each in self.packets[::-1] if type(each) is ShowEntity}

    def blocks_in(self, first: int, end: int) -> Iterator[tuple[int, Block]]:
        """The blocks of a span that are in no block inside it, with their positions."""
        openings, place = self._openings, bisect_left(self._openings, first)
        while place < len(openings) and (at := openings[place]) < end:
            yield at, self.blocks[at]
            place = bisect_left(openings, self.end[at], place + 1)

    def content(self, first: int, end: int) -> Iterator[int]:
        """The positions of a span that are in no block inside it."""
        while first < end:
            yield first
            first = self.end[first]

    def block(self, at: int) -> Block | None:
        """The innermost block around a packet."""
        return self.blocks.get(self.parent[at])


def stated(packets: Iterable[tuple[int, Packet]]) -> Iterator[tuple[int, int, int, int]]:
    """Yield (position, entity, tag, value) for each tag that a change or a SHOW_ENTITY states."""
    for at, packet in packets:
        if type(packet) is TagChange:
            yield at, packet.entity, packet.tag, packet.value
        elif type(packet) is ShowEntity:
            for tag, value in packet.tags:
                yield at, packet.entity, tag, value
