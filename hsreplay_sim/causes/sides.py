"""Where in an action it differs: the blocks around each difference on both sides, in order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cached_property
from itertools import chain
from operator import eq
from typing import TYPE_CHECKING, NamedTuple

from hsreplay_sim.base import stream as made
from hsreplay_sim.base.enums import BlockType, CardType, enum_name
from hsreplay_sim.base.tags import ARMOR, ATTACHED, CARDTYPE, DAMAGE, PREDAMAGE, PREHEALING
from hsreplay_sim.carddb.text import plain
from hsreplay_sim.replay.packets import Block, FullEntity
from hsreplay_sim.replay.titles import named
from hsreplay_sim.verifier.compare.mismatch import Mismatch

if TYPE_CHECKING:
    from hsreplay_sim.base.stream import Packet
    from hsreplay_sim.report.model import Cause
    from hsreplay_sim.verifier.compare.mismatch import CardMismatch
    from hsreplay_sim.verifier.recording.logged import Key
    from hsreplay_sim.verifier.step import Step

Where = tuple[int, int]
"""Kind and entity of a block."""

OF_TEXTS = (BlockType.POWER, BlockType.TRIGGER, BlockType.RITUAL)
"""The blocks in which a text runs."""

_DESCRIBES = (made.FULL, made.SHOW, made.CHANGE)


AMOUNTS = (DAMAGE, PREDAMAGE, PREHEALING, ARMOR)
MOST = 4  # of the entities or tags that differ so many are named


class Found(NamedTuple):
    """A cause, and the cards whose texts it is about, the nearest first."""

    cause: Cause
    about: tuple[int, ...] = ()


class Place(NamedTuple):
    """Where one side has a change: its position there, and the blocks around it, inner first."""

    at: int
    around: tuple[Where, ...]
    block: int
    """The position of the innermost block, -1 at the top."""
    behind: tuple[Where, ...]
    """The block that ended last before it, if there is one."""


class Spot(NamedTuple):
    """A difference in the course of its action, and where each side has the change."""

    mismatch: Mismatch
    logged: Place | None
    simulated: Place | None
    place: Place
    """The logged one; the engine's if there is none."""

    @property
    def side(self) -> str:
        """The side that alone has the change; the log if both have one."""
        return "log" if self.logged is not None else "engine"


class Sides:
    """Both sides of a step, and the spots at which they differ, the earliest first."""

    def __init__(
        self, step: Step, found: Iterable[Mismatch], cards: Iterable[CardMismatch] = ()
    ) -> None:
        self.step = step
        self._engine = _Engine(step)
        self.cards = tuple(cards)
        forms = (Mismatch(e.entity, 0, int(bool(e.logged)), None, e.at) for e in self.cards)
        self._both: list[tuple[int, int]] = []  # where both differ at once: in engine, in log
        spots = [*filter(None, map(self._spot, chain(found, forms)))]
        self.spots = sorted(spots, key=self._order)
        amounts = (at for at, each in enumerate(self.spots) if each.mismatch.tag in AMOUNTS)
        self.first = self.spots[: next(amounts, len(spots))]
        """The spots before another amount, which may be the reason of any behind it."""

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

    def is_made_alone(self, entity: int) -> bool:
        """Whether one side alone has an entity."""
        return (entity in self.step.simulated.tags) != (entity in self.step.observed.state.tags)

    def called(self, entity: int) -> str:
        """``Murloc Raider (CS2_168) #14``, or "the game", "the player", "a hidden card #7"."""
        if entity in self.step.roots:
            return "the game" if entity == self.step.observed.game else "the player"
        return f"{named(self.card_of(entity), self.step.cards) or 'a hidden card'} #{entity}"

    def block(self, around: tuple[Where, ...], where: str = "in") -> str:
        """``in POWER of Fireball (CS2_029) #7``, of the innermost of these blocks."""
        if not around:
            return "outside of any block"
        kind, entity = around[0]
        of = f" of {self.called(entity)}" if entity else ""
        return f"{where} {enum_name('BlockType', kind)}{of}".strip()

    def words(self, entity: int) -> str:
        """The text of a card in the build's wording, "" if it has none."""
        card = self.step.cards.get(self.card_of(entity))
        return plain(card.text) if card is not None else ""

    def texts(self, spot: Spot) -> tuple[int, ...]:
        """The cards in whose POWER or TRIGGER blocks a difference is, the innermost first."""
        roots = self.step.roots
        return tuple(e for kind, e in spot.place.around if kind in OF_TEXTS and e not in roots)

    def text(self, spot: Spot) -> int:
        """The innermost of them; 0 if there is none."""
        return next(iter(self.texts(spot)), 0)

    def tells(self, key: Key) -> tuple[bool, bool]:
        """Whether the log, and whether the engine, writes a tag or describes an entity with it."""
        entity, tag = key
        log, engine = (key in each for each in self.step.changed)
        own = (e[3] for e in self.step.simulated.out if e[1] == entity and e[0] in _DESCRIBES)
        log |= entity in self.step.logged.created
        log |= tag in self.step.logged.shown.get(entity, ())
        return log, engine or any(tag in dict(tags) for tags in own)

    def made_in(self, block: Where, side: int) -> list[int]:
        """The entities, no enchantments, that the log (0) or the engine (1) makes in a block."""
        described = self.step.logged.described
        logged = {e.entity: self._place(at) for at, e in described if type(e) is FullEntity}
        found = (logged, self._engine.makes)[side].items()
        inside = (entity for entity, place in found if block in place.around)
        return [each for each in inside if not self.is_enchantment(each)]

    def changes(self, side: int, tag: int) -> list[tuple[tuple[int, int], Place]]:
        """The changes of a tag in the log (0) or by the engine (1): entity, value and place."""
        if side:
            return [(key[::2], place) for key, place in self._engine.changes if key[1] == tag]
        changes = self.step.logged.changes.items()
        return [((e.entity, e.value), self._place(at)) for at, e in changes if e.tag == tag]

    def _place(self, at: int) -> Place:
        tape, blocks, outer = self.step.logged.tape, list[Where](), at
        while (block := tape.block(outer)) is not None:
            blocks.append((block.kind, block.entity))
            outer = tape.parent[outer]
        ended = max(((tape.end[e], e) for e in tape.blocks if tape.end[e] <= at), default=None)
        last = [tape.blocks[ended[1]]] if ended else []
        behind = tuple((each.kind, each.entity) for each in last)
        return Place(at, tuple(blocks), tape.parent[at], behind)

    def differing(self, key: Key) -> tuple[list[int], list[int], int]:
        """The values of a tag in the log and in the engine, and where they first differ."""
        changes = (self.changes(side, key[1]) for side in (0, 1))
        log, engine = ([value for (e, value), _ in each if e == key[0]] for each in changes)
        alike = [*map(eq, log, engine), False]
        return log, engine, alike.index(False)

    def _spot(self, found: Mismatch) -> Spot | None:
        at = 0 if found.simulated_in else self.differing(found[:2])[2]
        places = [self._places(side, found) for side in (0, 1)]
        log, engine = (next(iter(each[at:] or each[-1:]), None) for each in places)
        if log and engine and min(map(len, places)) > at:
            self._both.append((engine.at, log.at))
        log = self._described(found) or log if found.logged is not None else None
        engine = engine or self._engine.makes.get(found.entity)
        place = log or engine
        return Spot(found, log, engine, place) if place is not None else None

    def _places(self, side: int, found: Mismatch) -> list[Place]:
        return [place for (e, _), place in self.changes(side, found.tag) if e == found.entity]

    def _described(self, found: Mismatch) -> Place | None:
        """Where the mismatch itself says, or a description tells the tag that no change does."""
        if found.at is not None:
            return self._place(found.at)
        logged, (entity, tag) = self.step.logged, found[:2]
        if found[:2] in self.step.changed[0]:
            return None
        told = ((at, dict(e.tags)) for at, e in logged.described if e.entity == entity)
        shown = (at for at, tags in told if entity in logged.created or tag in tags)
        return next(map(self._place, shown), None)

    def _order(self, spot: Spot) -> tuple[int, bool]:
        """In positions of the log; what the engine alone has is behind what both have before it."""
        at = spot.place.at
        before = (log for engine, log in self._both if engine <= at)
        return (at, False) if spot.logged else (max(self._engine.beside[at], *before, 0), True)


class _Engine:
    """Where the engine writes in an action, in positions of the log."""

    def __init__(self, step: Step) -> None:
        self.makes: dict[int, Place] = {}
        self.changes: list[tuple[tuple[int, int, int], Place]] = []
        """Entity, tag and value, and where."""
        self.beside: list[int] = []
        """Index of a packet → the position in the log behind which it stands."""
        told = self._told(step)
        stack: list[tuple[int, Where]] = []
        last, behind = 0, tuple[Where, ...]()
        for index, packet in enumerate(step.simulated.out):
            kind, entity, what, *_ = packet
            if kind == made.OPEN:
                stack.append((index, (what, entity)))
            elif kind == made.CLOSE:
                behind = (stack.pop()[1],)
            around, block = tuple(e for _, e in stack[::-1]), stack[-1][0] if stack else -1
            place = Place(index, around, block, behind)
            if kind == made.FULL:
                self.makes[entity] = place
            elif kind == made.TAG:
                self.changes.append((packet[1:4], place))
            last = max(last, told.get(_name_of(packet), last))
            self.beside.append(last)

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


def _name_of(packet: Packet) -> tuple[int, ...]:
    kind, entity, what, value, _ = packet
    if kind == made.TAG:
        return kind, entity, what, value
    return (kind, entity, what) if kind == made.OPEN else (kind, entity)
