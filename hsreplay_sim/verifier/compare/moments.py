"""The values of the engine's entities in the course of an action.

A description lists all tags of an entity at one moment. So the engine's entity has to have them all
at one moment of the action, not one of them now and another then.
"""

from __future__ import annotations

from collections.abc import Collection, Container, Mapping, Sequence
from functools import cached_property
from operator import itemgetter
from typing import TYPE_CHECKING, NamedTuple

from hsreplay_sim.base.stream import CHANGE, FULL, TAG

if TYPE_CHECKING:
    from hsreplay_sim.verifier.step import Simulated


class _Undone(NamedTuple):
    """What one packet of an entity changed, to be undone."""

    before: Mapping[int, int]
    """The values that tags had before it."""
    card_id: str | None = None
    """The card that it was before, if it becomes another here; "" if it is made here."""


class Moments:
    """The values that tags of some entities have in one action of the engine, moment by moment."""

    def __init__(self, simulated: Simulated, entities: Container[int]) -> None:
        self._simulated, self._entities = simulated, entities
        self._tags, self._now = simulated.tags, simulated.cards

    @cached_property
    def written(self) -> Mapping[int, Mapping[int, Collection[int]]]:
        """Entity → tag → its values in the action and the one before, for all that is written."""
        found: dict[int, dict[int, set[int]]] = {}
        for entity, packets in self._undone.items():
            tags, values = self._tags.get(entity, {}), found.setdefault(entity, {})
            for tag, old in (each for packet in packets for each in packet.before.items()):
                values.setdefault(tag, {tags.get(tag, 0)}).add(old)
        return found

    def unlike(self, entity: int, listed: Mapping[int, int], *, change: str = "") -> dict[int, int]:
        """Return tag → value, for the tags that are not as listed when the fewest are not.

        If the list is that of a `change` into a card, only the moments since the entity first
        became that card count.
        """
        tags = self._tags[entity]
        now = {tag: tags.get(tag, 0) for tag in listed}
        best = {tag: value for tag, value in now.items() if listed[tag] != value}
        for packet in self._since(entity, change):
            if not best or packet.card_id == "":
                break
            now.update((tag, old) for tag, old in packet.before.items() if tag in listed)
            differ = {tag: value for tag, value in now.items() if listed[tag] != value}
            best = min(best, differ, key=len)
        return best

    def _since(self, entity: int, change: str) -> Sequence[_Undone]:
        """Return the packets, latest first, back to the first that makes the card `change`."""
        undone = self._undone.get(entity, [])
        card, first = self._now[entity], len(undone)
        for place, packet in enumerate(undone):
            if packet.card_id is not None:
                first = place if card == change else first
                card = packet.card_id
        return undone[:first]

    @cached_property
    def _undone(self) -> dict[int, list[_Undone]]:
        """Entity → what its packets and silent writes changed, the last first."""
        simulated, entities = self._simulated, self._entities
        silent = (each for each in simulated.silences if each[1] in entities)
        undone = [((at, 0), each, _Undone({tag: old})) for at, each, tag, old in silent]
        for at, (kind, entity, of, value, old) in enumerate(simulated.out):
            if entity not in entities:
                continue
            if kind == TAG:
                undone.append(((at, 1), entity, _Undone({of: old})))
            elif kind == FULL:
                undone.append(((at, 1), entity, _Undone({}, "")))
            elif kind == CHANGE:
                before = {tag: old[1].get(tag, 0) for tag in value}
                undone.append(((at, 1), entity, _Undone(before, old[0])))
        found: dict[int, list[_Undone]] = {}
        for _, entity, each in sorted(undone, key=itemgetter(0))[::-1]:
            found.setdefault(entity, []).append(each)
        return found
