"""The tags of FULL_ENTITY, SHOW_ENTITY and CHANGE_ENTITY packets, against the engine's entity.

A description lists all tags of an entity. Each of them is compared when the action is over, and all
of its values must be what the engine's entity has at one moment of the action. An entity that is
described for the first time has no gameplay tag that its description leaves out.
"""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping
from dataclasses import dataclass

from hsreplay_sim.base import tags as t
from hsreplay_sim.base.stream import FULL
from hsreplay_sim.replay.packets import ChangeEntity, Description, FullEntity
from hsreplay_sim.verifier.compare.comparable import is_comparable
from hsreplay_sim.verifier.compare.mismatch import Mismatch
from hsreplay_sim.verifier.compare.moments import Moments
from hsreplay_sim.verifier.step import Step
from hsreplay_sim.verifier.tags.gameplay import GAMEPLAY
from hsreplay_sim.verifier.tags.scope import END_STATE_ONLY, UNCOMPARED_IN_DESCRIPTIONS, UNLISTED

_LISTED = GAMEPLAY - frozenset(UNCOMPARED_IN_DESCRIPTIONS) - frozenset(UNLISTED)
_MARKS = frozenset(END_STATE_ONLY)
MIRRORED = {t.TAG_LAST_KNOWN_COST_IN_HAND: t.COST, t.LAST_KNOWN_ATK: t.ATK, t.TAG_3085: t.HEALTH}
"""Mirror → what it mirrors."""

_UNSEEN_MARKS = _MARKS - {t.SPAWN_TIME_COUNT, *MIRRORED}
"""Marks that are set and cleared while nobody sees; the others count, and mirror."""

_OF_MISSING = (
    t.ZONE, t.ZONE_POSITION, t.CONTROLLER, t.ATK, t.HEALTH, t.COST, t.DAMAGE, t.EXHAUSTED,
)  # fmt: skip
"""The tags by which an entity is missed that the engine does not have: its place and stats."""


def compare_descriptions(step: Step) -> Iterator[Mismatch]:
    """Yield every described tag that the engine's entity does not have so, and every one left out.

    Adopted descriptions are passed over, and those of entities that adopted packets touch.
    """
    adopted = step.adopted
    described = [
        (at, packet)
        for at, packet in step.logged.described
        if at not in adopted.packets and packet.entity not in adopted.touched
    ]
    if not described:
        return
    made = {entity: first for kind, entity, _, first, _ in step.simulated.out if kind == FULL}
    moments = Moments(step.simulated, {packet.entity for _, packet in described})
    for at, packet in described:
        yield from _Described(step, moments, made.get(packet.entity, {}), packet, at).compare()


@dataclass(frozen=True, slots=True)
class _Described:
    """One description, and the engine's entity in the course of the action."""

    step: Step
    moments: Moments
    first: Mapping[int, int]
    """The tags with which the engine makes the entity in the action."""
    packet: Description
    at: int

    def compare(self) -> Iterator[Mismatch]:
        """Yield each comparable tag with another value in the engine than the description lists.

        If it names a card, yield the tags that it leaves out, too. If the engine lacks the entity,
        yield only its place and stats.
        """
        packet, simulated = self.packet, self.step.simulated
        entity = packet.entity
        if entity not in simulated.tags:
            yield from self._missing()
            return
        listed = dict(packet.tags)
        differ = self._made_elsewhere(listed) | self._differing(listed)
        for tag, value in self._unlike(listed, differ).items():
            differ[tag] = Mismatch(entity, tag, listed[tag], value, self.at)
        for tag, value in listed.items() if differ else ():
            if tag in differ and is_comparable(self.step, packet, tag, value):
                yield differ[tag]
        if packet.card_id:
            yield from self._left_out(listed)

    def _missing(self) -> Iterator[Mismatch]:
        """Yield the logged place and stats of the entity, which the engine does not have."""
        entity, observed = self.packet.entity, self.step.observed
        for tag in dict(self.packet.tags):
            logged = observed.state.get(entity, tag)
            if tag in _OF_MISSING and logged:
                yield Mismatch(entity, tag, logged, 0, self.at)

    def _made_elsewhere(self, listed: Mapping[int, int]) -> dict[int, Mismatch]:
        """Return tag → mismatch of ZONE and CONTROLLER, if the entity is made with others."""
        if type(self.packet) is not FullEntity or not self.first:
            return {}
        entity, first = self.packet.entity, self.first
        return {
            tag: Mismatch(entity, tag, listed[tag], first.get(tag, 0), self.at)
            for tag in (t.ZONE, t.CONTROLLER)
            if tag in listed and listed[tag] != first.get(tag, 0)
        }

    def _differing(self, listed: Mapping[int, int]) -> dict[int, Mismatch]:
        """Return tag → mismatch, for the tags unlike the log after the action or never as listed.

        If the entity goes out of sight again, its values after the action are not visible.
        """
        entity, at, observed = self.packet.entity, self.at, self.step.observed
        gone = self.packet.card_id and entity not in observed.known
        tags, state = self.step.simulated.tags[entity], observed.state.tags.get(entity, {})
        found: dict[int, Mismatch] = {}
        for tag, value in listed.items():
            now, last = tags.get(tag, 0), state.get(tag, 0)
            if now == last == value:
                continue
            if now != last and not gone:
                found[tag] = Mismatch(entity, tag, last, now, at if value == last else None)
            elif gone and tag in _UNSEEN_MARKS:
                continue
            elif value != now and value not in self.moments.written.get(entity, {}).get(tag, ()):
                found[tag] = Mismatch(entity, tag, value, now, at)
        return found

    def _unlike(self, listed: Mapping[int, int], differ: Container[int]) -> dict[int, int]:
        """Return tag → the engine's value, for tags unlike the description when most are alike."""
        packet, entity = self.packet, self.packet.entity
        change = packet.card_id if type(packet) is ChangeEntity else ""
        alike = {
            tag: listed[tag]
            for tag in self.moments.written.get(entity, ())
            if tag in listed and tag not in differ and (tag not in _MARKS or _is_off(listed, tag))
        }
        if self.moments.unlike(entity, alike, change=change):
            alike = dict(e for e in alike.items() if is_comparable(self.step, packet, *e))
            return self.moments.unlike(entity, alike, change=change)
        return {}

    def _left_out(self, listed: Mapping[int, int]) -> Iterator[Mismatch]:
        """Yield the engine's gameplay tags that neither `listed` nor the logged state has."""
        entity = self.packet.entity
        tags = self.step.simulated.tags[entity]
        left_out = _LISTED.intersection(tags).difference(listed)
        for tag in (each for each in tags if each in left_out) if left_out else ():
            if tags[tag] and not self.step.observed.state.get(entity, tag):
                yield Mismatch(entity, tag, 0, tags[tag], self.at)


def _is_off(listed: Mapping[int, int], tag: int) -> bool:
    """Whether a tag is a mirror that is listed with another value than what it mirrors."""
    return tag in MIRRORED and listed[tag] != listed.get(MIRRORED[tag], 0)
