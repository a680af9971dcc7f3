"""Where in an action it differs: the blocks around each difference on both sides, in order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cached_property
from itertools import chain
from typing import TYPE_CHECKING, NamedTuple

from hsreplay_sim.base import stream as made
from hsreplay_sim.base.enums import BlockType, CardType
from hsreplay_sim.base.tags import ATTACHED, CARDTYPE, CREATOR
from hsreplay_sim.replay.packets import Block
from hsreplay_sim.verifier.compare.mismatch import Mismatch

if TYPE_CHECKING:
    from hsreplay_sim.base.stream import Packet
    from hsreplay_sim.verifier.compare.mismatch import CardMismatch
    from hsreplay_sim.verifier.recording.logged import Key
    from hsreplay_sim.verifier.step import Step

Where = tuple[int, int]
"""Kind and entity of a block."""

OF_TEXTS = (BlockType.POWER, BlockType.TRIGGER, BlockType.RITUAL)
"""The blocks in which a text runs."""


class Place(NamedTuple):
    """Where one side has a change: its position there, and the blocks around it, inner first."""

    at: int
    around: tuple[Where, ...]


class Spot(NamedTuple):
    """A difference in the course of its action, and where each side has the change."""

    mismatch: Mismatch
    logged: Place | None
    simulated: Place | None

    @property
    def side(self) -> str:
        """The side that alone has the change; the log if both have one."""
        return "log" if self.logged is not None else "engine"

    @property
    def is_of_order(self) -> bool:
        """Whether both sides make the change, in another block or after others."""
        return self.mismatch.simulated_in is not None

    @property
    def around(self) -> tuple[Where, ...]:
        """The blocks around it on this side."""
        place = self.logged or self.simulated
        return place.around if place is not None else ()


class Sides:
    """Both sides of a step, and the spots at which they differ, the earliest first."""

    def __init__(
        self, step: Step, found: Iterable[Mismatch], cards: Iterable[CardMismatch] = ()
    ) -> None:
        self.step = step
        self._engine = _Engine(step)
        forms = (Mismatch(e.entity, 0, int(bool(e.logged)), None, e.at) for e in cards)
        spots = [self._spot(each) for each in chain(found, forms)]
        self.spots = sorted((e for e in spots if e.logged or e.simulated), key=self._order)

    @cached_property
    def blocks(self) -> tuple[Counter[Where], Counter[Where]]:
        """How often the log and the engine open each block."""
        packets = self.step.logged.tape.packets
        logged = Counter((each.kind, each.entity) for each in packets if type(each) is Block)
        return logged, Counter((e[2], e[1]) for e in self.step.simulated.out if e[0] == made.OPEN)

    def card_of(self, entity: int) -> str:
        """The card id of an entity, as either side shows it in the action; "" if hidden."""
        described = (each.card_id for _, each in self.step.logged.described[::-1]
                     if each.entity == entity)  # fmt: skip
        return self.step.card_of(entity) or next(filter(None, described), "")

    def tag(self, entity: int, tag: int) -> int:
        """A tag of an entity as either side has it, or the log describes it; 0 if neither does."""
        return self.step.either(entity, tag) or self.step.logged.shown.get(entity, {}).get(tag, 0)

    def is_enchantment(self, entity: int) -> bool:
        """Whether an entity is, or was, attached to another."""
        kind = self.tag(entity, CARDTYPE)
        return kind == CardType.ENCHANTMENT or (not kind and bool(self.tag(entity, ATTACHED)))

    def maker(self, entity: int) -> int:
        """The entity whose text made another one; 0 if nobody says."""
        return self.tag(entity, CREATOR)

    def ends_alike(self, found: Mismatch) -> bool:
        """Whether both sides have the same value when the action is over."""
        state, own = self.step.observed.state, self.step.simulated
        there = found.entity in state.tags and found.entity in own.tags
        return there and state.get(*found[:2]) == own.get(*found[:2])

    def made_in(self, block: Where) -> tuple[list[int], list[int]]:
        """The entities, no enchantments, that each side makes within a block of this kind."""
        logged = [e for e in self.step.logged.created if block in self._blocks_of_making(e)]
        simulated = [e for e, place in self._engine.makes.items() if block in place.around]
        return ([e for e in logged if not self.is_enchantment(e)],
                [e for e in simulated if not self.is_enchantment(e)])  # fmt: skip

    def _blocks_of_making(self, entity: int) -> tuple[Where, ...]:
        packet = self.step.logged.created[entity]
        at = next(at for at, each in self.step.logged.described if each is packet)
        return self._around(at)

    def _around(self, at: int) -> tuple[Where, ...]:
        tape, blocks = self.step.logged.tape, list[Where]()
        while (block := tape.block(at)) is not None:
            blocks.append((block.kind, block.entity))
            at = tape.parent[at]
        return tuple(blocks)

    def _spot(self, found: Mismatch) -> Spot:
        simulated = self._engine.place(found[:2])
        at = self._position(found) if found.logged is not None else None
        return Spot(found, Place(at, self._around(at)) if at is not None else None, simulated)

    def _position(self, found: Mismatch) -> int | None:
        """The position of the packet in which the log has what differs; None if there is none."""
        if found.at is not None:
            return found.at
        logged, key = self.step.logged, found[:2]
        changes = (at for at, e in logged.changes.items() if (e.entity, e.tag) == key)
        described = (
            at
            for at, each in logged.described
            if each.entity == key[0] and (key[0] in logged.created or key[1] in dict(each.tags))
        )
        return next(chain(changes, described), None)

    def _order(self, spot: Spot) -> tuple[int, bool]:
        if spot.logged is not None:
            return spot.logged.at, False
        return self._engine.beside(spot.simulated.at) if spot.simulated is not None else 0, True


class _Engine:
    """Where the engine writes in an action, in positions of the log."""

    def __init__(self, step: Step) -> None:
        self.makes: dict[int, Place] = {}
        self._writes: dict[Key, Place] = {}
        self._beside: list[int] = []
        told = self._told(step)
        stack: list[Where] = []
        last = 0
        for index, packet in enumerate(step.simulated.out):
            kind, entity, what, *_ = packet
            if kind == made.OPEN:
                stack.append((what, entity))
            elif kind == made.CLOSE:
                stack.pop()
            place = Place(index, tuple(stack[::-1]))
            if kind == made.FULL:
                self.makes[entity] = place
            elif kind == made.TAG:
                self._writes.setdefault((entity, what), place)
            last = max(last, told.get(_name_of(packet), last))
            self._beside.append(last)

    @staticmethod
    def _told(step: Step) -> dict[tuple[int, ...], int]:
        """What the log has as well → its first position: makings, blocks and changes."""
        logged = step.logged
        changes = [(at, (e.entity, e.tag, e.value)) for at, e in logged.changes.items()][::-1]
        blocks = ((at, logged.tape.packets[at]) for at in reversed(logged.tape.blocks))
        return {
            **{(made.OPEN, e.entity, e.kind): at for at, e in blocks if type(e) is Block},
            **{(made.TAG, *each): at for at, each in changes},
            **{(made.FULL, each.entity): at for at, each in reversed(logged.described)},
        }

    def place(self, key: Key) -> Place | None:
        """Where the engine first writes a tag, or makes the entity."""
        return self._writes.get(key) or self.makes.get(key[0])

    def beside(self, index: int) -> int:
        """The position in the log behind which the engine's packet stands."""
        return self._beside[index]


def _name_of(packet: Packet) -> tuple[int, ...]:
    kind, entity, what, value, _ = packet
    if kind == made.TAG:
        return kind, entity, what, value
    return (kind, entity, what) if kind == made.OPEN else (kind, entity)
