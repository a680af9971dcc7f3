"""Values of an action's own log that steer the engine: it may pick by them, never take them over.

One value that a description or a change tells in a verified action is made another one, and the
game is verified again. What the engine then makes of its own in that action, which it did not make
before and which does not count as *read*, was steered by the log.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random

from msgspec.structs import replace as changed

from hsreplay_sim.base.stream import Packet as EnginePacket
from hsreplay_sim.base.tags import (
    CARDTYPE,
    CONTROLLER,
    COPIED_FROM_ENTITY_ID,
    ENTITY_ID,
    LINKED_ENTITY,
    MULLIGAN_STATE,
    PLAYSTATE,
    PREDAMAGE,
    STEP,
    TAG_SCRIPT_DATA_NUM_1,
    ZONE,
    ZONE_POSITION,
    tag_name,
)
from hsreplay_sim.replay.actions import Action, course_of, flat
from hsreplay_sim.replay.packets import (
    Block,
    ChangeEntity,
    FullEntity,
    Packet,
    ShowEntity,
    SubSpell,
    TagChange,
)
from hsreplay_sim.replay.recording import Recording
from hsreplay_sim.report.words import Outcome
from hsreplay_sim.verifier.compare.changes import Change, written
from hsreplay_sim.verifier.step import FIRST_UNLOGGED_ID, Step
from proof.listening import verify_heard
from proof.switches import NAMES

IDENTITY = frozenset((ENTITY_ID, CONTROLLER, CARDTYPE, ZONE))
"""What a description tells of which entity it is, and what: no value that a rule computes."""

MOVES = frozenset((STEP, MULLIGAN_STATE, PLAYSTATE))
"""Changes that say what was done: a turn ended, a mulligan answered, a game conceded."""

ANSWERS = IDENTITY | {
    ZONE_POSITION, COPIED_FROM_ENTITY_ID, LINKED_ENTITY, PREDAMAGE, TAG_SCRIPT_DATA_NUM_1,
}  # fmt: skip
"""Changes that answer a question: which card is drawn, which place, whose copy, how much."""

Own = Counter[Change]
"""What the engine makes in an action without reading it."""

Switches = tuple[bool, ...]
"""The settings of all switches."""


@dataclass(frozen=True, slots=True)
class Told:
    """One value of the log: the packet, its tag, the value."""

    packet: Packet
    tag: int
    value: int


@dataclass(frozen=True, slots=True)
class Steered:
    """One value that was changed, and what of the engine's own changed with it."""

    where: str
    told: Told
    new: tuple[Change, ...]

    def text(self) -> str:
        """One line for people."""
        kind = type(self.told.packet).__name__
        news = ", ".join(f"#{entity} {tag_name(tag)}={value}" for entity, tag, value in self.new)
        return f"{self.where} {kind} {tag_name(self.told.tag)} = {self.told.value}: {news}"


def steered(game: Recording, random: Random, count: int) -> list[Steered]:
    """Change up to `count` values of a game, one at a time, each in a verified action."""
    actions = course_of(game.packets).actions
    before, settings, sound = _own_of(game)
    if len(before) != len(actions):
        return []
    places = [(at, told) for at, each in enumerate(actions) if each.step in sound
              for told in values_of(each)]  # fmt: skip
    found = []
    for at, told in random.sample(places, min(count, len(places))):
        after, others, _ = _own_of(with_other(game, told))
        if len(after) == len(actions) and others == settings:
            new = tuple(each for each in (after[at] - before[at]).elements() if _is_told_of(each))
            where = f"{game.path.rpartition('/')[2]}:{game.index}@{actions[at].step}"
            found.append(Steered(where, told, new))
    return found


def _is_told_of(change: Change) -> bool:
    """Whether it is of an entity of the log.

    An enchantment that is told on another host is not the one that the engine makes (U154, step
    12): what that was given before stands under a number of its own, and the action diverges.
    """
    return change[0] < FIRST_UNLOGGED_ID


def values_of(action: Action) -> Iterator[Told]:
    """The values of an action that no rule may take over."""
    for packet in flat(action.packets):
        if isinstance(packet, FullEntity | ShowEntity | ChangeEntity) and packet.card_id:
            for tag, value in packet.tags:
                if tag not in IDENTITY:
                    yield Told(packet, tag, value)
        elif isinstance(packet, TagChange) and packet.tag not in ANSWERS | MOVES:
            yield Told(packet, packet.tag, packet.value)


def with_other(game: Recording, told: Told) -> Recording:
    """The game with one value more by one."""
    return replace(game, packets=_changed(game.packets, told))


def _changed(packets: Iterable[Packet], told: Told) -> list[Packet]:
    found: list[Packet] = []
    for each in packets:
        if each is told.packet:
            found.append(_other(each, told))
        elif isinstance(each, Block | SubSpell):
            found.append(changed(each, packets=_changed(each.packets, told)))
        else:
            found.append(each)
    return found


def _other(packet: Packet, told: Told) -> Packet:
    if isinstance(packet, TagChange):
        return changed(packet, value=told.value + 1)
    assert isinstance(packet, FullEntity | ShowEntity | ChangeEntity)
    more = tuple((tag, value + (tag == told.tag)) for tag, value in packet.tags)
    return changed(packet, tags=more)


def _own_of(game: Recording) -> tuple[list[Own], set[Switches], set[int]]:
    """What the engine makes of its own in each action, by which switches, and what verifies.

    A switch that the recording settles otherwise makes another engine: that is no steering.
    """
    settings: set[Switches] = set()

    def own_of(step: Step) -> Own:
        settings.add(tuple(getattr(step.profile, name) for name in NAMES))
        made = _visible(step, step.simulated.out)
        unread = step.simulated.unread
        return made if unread is None else made & _visible(step, unread)

    report, own = verify_heard(game, own_of)
    sound = {step for step, outcome in report.outcomes.items() if outcome is Outcome.VERIFIED}
    return own, settings, sound


def _visible(step: Step, out: Sequence[EnginePacket]) -> Own:
    shown = written(out, step.logged, step.observed)
    return Counter((each.entity, each.tag, each.value) for each in shown)
