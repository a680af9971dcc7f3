"""Comparing one action: the engine's packets and state against the recorded ones.

Three tiers: the end state, which decides the verdict, the multiset of tag changes,
which is the score, and the exact order, which is a score as well.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import BlockType, Zone
from hsreplay_sim.base.stream import FULL, HIDE, TAG
from hsreplay_sim.base.stream import Packet as EnginePacket
from hsreplay_sim.base.tags import (
    ATTACHED,
    CARD_TARGET,
    CARDTYPE,
    CLASS,
    COST,
    SECRET,
    TURN_DRAWN,
    ZONE,
    ZONE_POSITION,
)
from hsreplay_sim.replay.packets import (
    DESCRIPTIONS,
    Block,
    ChangeEntity,
    Choices,
    ChosenEntities,
    FullEntity,
    HideEntity,
    MetaData,
    ShowEntity,
    TagChange,
)
from hsreplay_sim.replay.tape import Tape
from hsreplay_sim.verifier.recording.told import SECRET_TAGS_TOLD
from hsreplay_sim.verifier.tags.scope import OUT_OF_SCOPE

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.game import Game
    from hsreplay_sim.verifier.recording.observed import Held, Observed

Key = tuple[int, int]
"""(entity, tag)"""

Change = tuple[int, int, int]
"""(entity, tag, value)"""


@dataclass(slots=True)
class Logged:
    """The recorded side of one action."""

    tape: Tape = field(default_factory=lambda: Tape([]))
    changes: dict[int, TagChange] = field(default_factory=dict)
    """By position on the tape."""
    shown: dict[int, dict[int, int]] = field(default_factory=dict)
    """Entities that a FULL, SHOW or CHANGE packet describes → the tags it lists."""
    described: list[int] = field(default_factory=list)
    """Where on the tape the FULL, SHOW and CHANGE packets stand."""
    choices: list[int] = field(default_factory=list)
    """Where it tells that a choice is offered, or was made."""
    fresh: set[int] = field(default_factory=set)
    """Entities of which the seat was told nothing before one of them, or that became another."""
    created: dict[int, FullEntity] = field(default_factory=dict)
    made: set[int] = field(default_factory=set)
    """Entities that got their present body in this action: created and seen, or changed into it."""
    hidden: set[int] = field(default_factory=set)
    """Entities a HIDE packet took out of sight: what lies in a deck unseen may be hidden once more
    as it is drawn, or as the decks are dealt (U174:3675, U019:1661)."""
    repeated: set[int] = field(default_factory=set)
    """Changes, by position, that tell a value which was told before."""
    restored: set[int] = field(default_factory=set)
    """Those of `repeated` that go back to the place a hidden card had before a SHOW told 0.

    Builds after 19632 that write the zone first show a card of the hand without its place, and then
    tell the place even if it stays the same; if the seat knows the card, they tell nothing (5 of 5
    and 16 of 16, U119:1384, U124:4573).
    """
    known_before: frozenset[int] = frozenset()
    unscoped: frozenset[int] = frozenset(OUT_OF_SCOPE)
    """Tags that cannot be compared in this recording."""
    displaced: set[int] = field(default_factory=set)
    """Where a SHOW tells another place of a hidden card than was told last. It moves no card: the
    place is the last one or, in the builds of `restored`, 0 (but for the damaged U200a)."""
    lost: dict[int, int] = field(default_factory=dict)
    """Entity → the place that it had as a hidden card, where SHOW tells that it has none."""
    before: dict[tuple[int, int], int] = field(default_factory=dict)
    """(entity, tag) that the action tells → its value before the action."""
    aims: dict[int, int] = field(default_factory=dict)
    """Where an ATTACK that stands in another block begins → the CARD_TARGET of its attacker."""
    held: dict[int, Held] = field(default_factory=dict)
    """Where a card of a hand is shown → for how long it has been there, if it was drawn."""

    def around(self, at: int) -> Iterator[int]:
        """Where the blocks stand around a packet, the innermost first."""
        while (at := self.tape.parent[at]) >= 0:
            yield at

    def described_outside(self, adopted: Collection[int]) -> set[tuple[int, int]]:
        """(entity, tag) that a FULL, SHOW or CHANGE packet lists which was not `adopted`."""
        packets = (self.tape.packets[at] for at in self.described if at not in adopted)
        return {
            (each.entity, tag)
            for each in packets
            if isinstance(each, DESCRIPTIONS)
            for tag, _ in each.tags
        }


NOWHERE = 1 << 60
"""A place on the tape behind every packet."""


@dataclass(frozen=True)
class Taken:
    """The adopted packets of an action, and what they touched."""

    packets: Collection[int] = ()
    """Where they stand on the tape."""
    touched: Collection[int] = ()
    """The entities that they wrote to or that act in them, and those of which the engine does not
    know what became of them."""
    actors: Collection[int] = ()
    """The entities whose blocks are among them."""
    before: Mapping[tuple[int, int], int] = field(default_factory=dict)
    """(entity, tag) that they tell → the engine's value before the first of them."""
    began: int | None = None
    """How many packets the engine had written in the action before the first of them."""

    @cached_property
    def first(self) -> int:
        """Where the first of them stands: nothing in front of it follows from an adopted text."""
        return min(self.packets, default=NOWHERE)

    def is_in_front(self, at: int | None) -> bool:
        """Whether a place on the tape is known, and in front of the first of them."""
        return at is not None and at < self.first

    def moves(self, entity: int) -> bool:
        """Whether they make an entity, move it, or act for it."""
        return entity in self.actors or (entity, ZONE) in self.before

    def is_made_before(self, written: int) -> bool:
        """Whether the engine wrote a packet before the first of them was taken over."""
        return self.began is not None and written < self.began


NOTHING_TAKEN = Taken()


def read_action(
    tape: Tape, observed: Observed, unscoped: frozenset[int] = frozenset(OUT_OF_SCOPE)
) -> Logged:
    """Collect an action's packets and let `observed` take them."""
    logged = Logged(tape, known_before=frozenset(observed.known), unscoped=unscoped)
    for at, packet in enumerate(tape.packets):
        if type(packet) is TagChange:
            _read_change(at, packet, observed, logged)
        elif type(packet) is MetaData:
            continue
        elif isinstance(packet, DESCRIPTIONS):
            _read_description(at, packet, observed, logged)
        elif type(packet) is HideEntity:
            if packet.entity in observed.known:
                logged.hidden.add(packet.entity)
        elif type(packet) is Block:
            if packet.kind == BlockType.ATTACK and tape.parent[at] >= 0:
                logged.aims[at] = observed.state.get(packet.entity, CARD_TARGET)
        elif isinstance(packet, (Choices, ChosenEntities)):
            logged.choices.append(at)
        observed.apply(packet)
    return logged


def _read_change(at: int, packet: TagChange, observed: Observed, logged: Logged) -> None:
    logged.changes[at] = packet
    old = observed.state.get(packet.entity, packet.tag)
    logged.before.setdefault((packet.entity, packet.tag), old)
    if old == packet.value:
        logged.repeated.add(at)
    elif packet.tag == ZONE_POSITION and logged.lost.pop(packet.entity, -1) == packet.value:
        logged.repeated.add(at)
        logged.restored.add(at)


def _read_description(
    at: int, packet: FullEntity | ShowEntity | ChangeEntity, observed: Observed, logged: Logged
) -> None:
    logged.described.append(at)
    if type(packet) is ChangeEntity or packet.entity not in observed.known:
        logged.fresh.add(packet.entity)
    for tag, _ in packet.tags:
        old = observed.state.get(packet.entity, tag)
        logged.before.setdefault((packet.entity, tag), old)
    if type(packet) is ShowEntity and packet.entity not in observed.known:
        place = observed.state.get(packet.entity, ZONE_POSITION)
        held = observed.held(packet.entity, dict(packet.tags).get(TURN_DRAWN, 0))
        if held is not None:
            logged.held[at] = held
        if observed.places_after_zone and (ZONE_POSITION, 0) in packet.tags:
            logged.lost[packet.entity] = place
        elif dict(packet.tags).get(ZONE_POSITION, place) != place:
            logged.displaced.add(at)
    logged.shown.setdefault(packet.entity, {}).update(packet.tags)
    if type(packet) is FullEntity:
        logged.created[packet.entity] = packet
        around = next(logged.around(at), at)
        block = logged.tape.packets[around]
        if type(block) is Block and block.kind in (BlockType.POWER, BlockType.TRIGGER):
            observed.born_of[packet.entity] = block.entity
    fresh = type(packet) is ChangeEntity or packet.entity in logged.created
    if packet.card_id and fresh:
        logged.made.add(packet.entity)


@dataclass(slots=True)
class Score:
    """The counts and the leftovers of one action."""

    predicted: int = 0
    read: int = 0
    """Made as well, but only because of values that were read from the same action."""
    adopted: int = 0
    followed: int = 0
    """Those of the adopted that no adopted packet tells, but that follow from one."""
    out_of_scope: int = 0
    missed: list[TagChange] = field(default_factory=list)
    extra: list[Change] = field(default_factory=list)
    exact_order: bool = True

    @property
    def unshared(self) -> int:
        """The changes that one side alone has."""
        return len(self.missed) + len(self.extra) + self.followed


def score_changes(
    logged: Logged,
    out: Iterable[EnginePacket],
    adopted: set[int],
    observed: Observed,
    follows: Callable[[TagChange], bool],
    unread: Iterable[EnginePacket] | None = None,
) -> Score:
    """Match the engine's tag changes with the logged ones as multisets.

    `follows` says whether a change that the engine did not make follows from adopted ones.
    `unread` is what the engine does if nothing is read from the action: a change that is not there
    counts as read. None where nothing was read.
    """
    score = Score()
    simulated = list(visible(out, logged, observed))
    supply = Counter(simulated)
    own = None if unread is None else Counter(visible(unread, logged, observed))
    recorded: list[Change] = []
    for at, change in logged.changes.items():
        key = (change.entity, change.tag, change.value)
        if at in adopted:
            score.adopted += 1
        elif supply[key] > 0:
            supply[key] -= 1
            if own is None or own[key] > 0:
                score.predicted += 1
            else:
                score.read += 1
            if own is not None:
                own[key] -= 1
            recorded.append(key)
        elif _is_out_of_scope(at, change, logged, observed):
            score.out_of_scope += 1
        elif follows(change):
            score.adopted += 1
            score.followed += 1
        else:
            score.missed.append(change)
            recorded.append(key)
    score.extra = [key for key in supply.elements() if not disclosed(key, logged)]
    if score.missed or score.extra:
        score.exact_order = False
    elif simulated != recorded:
        score.exact_order = _told(simulated, recorded, logged) == recorded
    return score


def _is_out_of_scope(at: int, change: TagChange, logged: Logged, observed: Observed) -> bool:
    """Whether nobody asks of the engine to make a change that is logged."""
    if change.tag in logged.unscoped or at in logged.repeated:
        return True
    return change.entity in observed.cosmetic


def _told(simulated: list[Change], recorded: list[Change], logged: Logged) -> list[Change]:
    """The engine's changes without those that the recording tells in another way."""
    surplus = Counter(simulated)
    surplus.subtract(recorded)
    told = []
    for key in simulated:
        if surplus[key] > 0 and disclosed(key, logged):
            surplus[key] -= 1
        else:
            told.append(key)
    return told


def visible(out: Iterable[EnginePacket], logged: Logged, observed: Observed) -> Iterable[Change]:
    """The engine's tag changes that the recording seat would be told.

    Two things are left out: what auras lay upon cards that the seat cannot see (U095:13800,
    EX1_608e), and an enchantment whose card is younger than the build (Freezing Trap at 13921,
    U098:2673). If a card is hidden from a seat, the seat is told what that clears (U142:1843,
    2617). Of a secret it is told the cost again when that changes (7 of 7, U095:13969, U469:6321).
    What the engine tells again counts where the recording tells it again as well (U567:8069).
    """
    retold = (logged.changes[at] for at in logged.repeated if at in logged.changes)
    again = {(each.entity, each.tag, each.value) for each in retold}
    before, after = logged.known_before, observed.known
    unlisted: set[int] = set()
    secrets: set[int] = set()
    hid = 0
    for kind, entity, tag, value, old in out:
        hiding, hid = hid, entity if kind == HIDE else 0
        if hiding == entity and tag == ZONE_POSITION and not value and entity not in logged.hidden:
            continue
        if kind == FULL:
            host = value.get(ATTACHED, 0)
            unseen = host and host not in before and host not in after and entity not in after
            if unseen or (tag and CARDTYPE not in value):
                unlisted.add(entity)
        if kind != TAG or tag in logged.unscoped:
            continue
        if value == old and entity in before and (entity, tag, value) not in again:
            continue
        if entity in unlisted and entity not in observed.state.tags:
            continue
        if tag == ZONE and value == Zone.SECRET:
            secrets.add(entity)
        hidden = not (entity in before or entity in after or entity in logged.shown)
        if hidden and tag in SECRET_TAGS_TOLD and value != old:
            if entity not in secrets and not _was_secret(entity, logged, observed):
                continue
        if (not hidden or tag in observed.told) and entity not in observed.cosmetic:
            yield entity, tag, value


def _was_secret(entity: int, logged: Logged, observed: Observed) -> bool:
    """Whether it lay in the secret zone as the action began."""
    zone = observed.state.get(entity, ZONE)
    return logged.before.get((entity, ZONE), zone) == Zone.SECRET


def disclosed(key: Change, logged: Logged) -> bool:
    """Whether the recording tells a change within a FULL, SHOW or CHANGE packet, or hides it.

    What became of a card before it was first shown may be told as a whole, but for its zone.
    """
    entity, tag, value = key
    shown = logged.shown.get(entity)
    if shown is not None:
        if entity not in logged.known_before and (tag != ZONE or ZONE not in shown):
            return True
        if shown.get(tag, 0) == value:
            return True
    return entity in logged.hidden


@dataclass(frozen=True, slots=True)
class Mismatch:
    """One (entity, tag) that differs: when the action is over, or on the way there.

    None on one side: that side has no such change. `at` is where the logged one stands
    on the tape, if it is known.
    """

    entity: int
    tag: int
    logged: int | None
    simulated: int | None
    at: int | None = None
    simulated_in: tuple[int, int] | None = None
    """Of the same change in another block: kind and entity of the engine's."""
    torn: bool = False
    """What is told does not fit what else is told: no text explains that."""


def compare_states(
    game: Game, observed: Observed, logged: Logged, out: Iterable[EnginePacket]
) -> list[Mismatch]:
    """Every tag that either side wrote in the action and that now differs."""
    watched: dict[tuple[int, int], None] = {}
    for change in logged.changes.values():
        watched[change.entity, change.tag] = None
    for kind, entity, tag, _, _ in out:
        if kind == TAG:
            watched[entity, tag] = None
    found = []
    state = observed.state
    for entity, tag in watched:
        if tag in logged.unscoped or not is_told(entity, tag, observed):
            continue
        if entity not in state.tags:
            continue
        other = game.entities.get(entity)
        value = other.tags.get(tag, 0) if other is not None else 0
        told = state.get(entity, tag)
        if value != told:
            found.append(Mismatch(entity, tag, told, value))
    return found


def is_told(entity: int, tag: int, observed: Observed) -> bool:
    """Whether the seat knows what this tag of the entity is, and play asks for it.

    The class and the cost of a secret are told as it is put up, and not what becomes of them.
    """
    if entity in observed.cosmetic:
        return False
    if entity in observed.known:
        return True
    return tag in observed.told and tag not in (COST, 466, SECRET, CLASS)
