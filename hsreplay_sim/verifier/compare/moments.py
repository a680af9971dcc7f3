"""What the engine's entities bear in the course of an action.

A description tells all tags of an entity at one moment. So the engine's entity has to bear them all
at one moment of the action, not one of them now and another then.
"""

from __future__ import annotations

from collections.abc import Collection, Container, Iterator, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from hsreplay_sim.base.stream import CHANGE, FULL, TAG

if TYPE_CHECKING:
    from hsreplay_sim.base.stream import Packet
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game


_NOTHING: Mapping[int, Collection[int]] = {}


class _Undone(NamedTuple):
    """One packet of an entity, walked back."""

    before: Mapping[int, int]
    """The values that tags had before it."""
    card_id: str | None = None
    """The card that it was before, if it becomes another here; "" if it is made here."""


class Moments:
    """The values, the cards and the moments of some entities in one action of the engine."""

    def __init__(self, game: Game, out: Sequence[Packet], entities: Container[int]) -> None:
        first = len(game.out) - len(out)
        self._out = [(at, each) for at, each in enumerate(out) if each[1] in entities]
        self._silent = [
            (at - first, entity, tag, old)
            for at, entity, tag, old in game.silences
            if at >= first and entity in entities
        ]

    def values(self, entity: int, tag: int) -> Collection[int]:
        """The values that the action gives a tag, and the one before; none if it leaves it."""
        return self.written(entity).get(tag, ())

    def written(self, entity: int) -> Mapping[int, Collection[int]]:
        """Tag that the action writes of an entity → the values it gives it, and the one before."""
        return self._values.get(entity, _NOTHING)

    def cards(self, entity: Entity) -> set[str]:
        """The cards that it is at some time of the action."""
        changes = (each.card_id for each in self._undone.get(entity.id, ()) if each.card_id)
        return {entity.card_id, *changes}

    def unlike(
        self, entity: Entity, told: Mapping[int, int], *, change: str = ""
    ) -> dict[int, int]:
        """The tags that it bears otherwise than told, at the moment at which fewest differ.

        If what is told is its `change` into a card, only the moments since then count: since the
        first of them, where it becomes that card several times.
        """
        now = {tag: entity.tags.get(tag, 0) for tag in told}
        best = {tag: value for tag, value in now.items() if told[tag] != value}
        for packet in self._since(entity, change):
            if not best or packet.card_id == "":
                break
            now.update((tag, old) for tag, old in packet.before.items() if tag in told)
            differ = {tag: value for tag, value in now.items() if told[tag] != value}
            best = min(best, differ, key=len)
        return best

    def _since(self, entity: Entity, change: str) -> Sequence[_Undone]:
        """The packets to walk back, up to the one by which it first becomes a card, if it does."""
        undone = self._undone.get(entity.id, [])
        card, first = entity.card_id, len(undone)
        for place, packet in enumerate(undone):
            if packet.card_id is not None:
                first = place if card == change else first
                card = packet.card_id
        return undone[:first]

    @cached_property
    def _values(self) -> dict[int, dict[int, set[int]]]:
        values: dict[int, dict[int, set[int]]] = {}
        for _, entity, tag, old in self._silent:
            values.setdefault(entity, {}).setdefault(tag, set()).add(old)
        for _, (kind, entity, tag, value, old) in self._out:
            held = values.setdefault(entity, {})
            if kind == TAG:
                held.setdefault(tag, set()).update((value, old))
            elif kind == FULL:
                for each, first in value.items():
                    held.setdefault(each, set()).add(first)
            elif kind == CHANGE:
                for each, new in value.items():
                    held.setdefault(each, set()).update((new, old[1].get(each, 0)))
        return values

    @cached_property
    def _undone(self) -> dict[int, list[_Undone]]:
        found: dict[int, list[_Undone]] = {}
        for entity, undone in self._walk_back():
            found.setdefault(entity, []).append(undone)
        return found

    def _walk_back(self) -> Iterator[tuple[int, _Undone]]:
        """The packets from the last to the first, and what was written without a packet."""
        silent = list(self._silent)
        for at, (kind, entity, of, value, old) in reversed(self._out):
            while silent and silent[-1][0] > at:
                yield _of_silence(*silent.pop())
            if kind == TAG:
                yield entity, _Undone({of: old})
            elif kind == FULL:
                yield entity, _Undone({}, "")
            elif kind == CHANGE:
                before, tags = old
                yield entity, _Undone({tag: tags.get(tag, 0) for tag in value}, before)
        while silent:
            yield _of_silence(*silent.pop())


def _of_silence(_: int, entity: int, tag: int, old: int) -> tuple[int, _Undone]:
    return entity, _Undone({tag: old})
