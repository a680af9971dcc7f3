"""The tags of FULL_ENTITY, SHOW_ENTITY and CHANGE_ENTITY packets, against the engine's entity.

A description tells an entity as a whole. Each tag that it lists is compared when the action is
over, and all of its values must be what the engine's entity bears at one moment of the action. An
entity that is told for the first time bears no gameplay tag that its description leaves out. Of a
hidden one nothing is told but where it is and what made it (11,100 of 11,100, and a secret's
class).
"""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from hsreplay_sim.base.stream import FULL
from hsreplay_sim.base.stream import Packet as EnginePacket
from hsreplay_sim.base.tags import (
    ATK,
    CONTROLLER,
    COST,
    HEALTH,
    LAST_KNOWN_ATK,
    SPAWN_TIME_COUNT,
    TAG_3085,
    TAG_LAST_KNOWN_COST_IN_HAND,
    ZONE,
)
from hsreplay_sim.replay.packets import DESCRIPTIONS, ChangeEntity, Description, FullEntity
from hsreplay_sim.verifier.compare.comparable import (
    became_another,
    is_comparable,
    is_printed_elsewhere,
    torn_mirror,
)
from hsreplay_sim.verifier.compare.end_state import NOTHING_TAKEN, Mismatch, Taken, is_told
from hsreplay_sim.verifier.compare.moments import Moments
from hsreplay_sim.verifier.compare.torn import torn
from hsreplay_sim.verifier.tags.gameplay import (
    FLAGS,
    GAMEPLAY,
    OF_THE_CARD,
    SHOWN_NUMBERS,
    SUMMED_UP,
    is_held_by_texts,
)
from hsreplay_sim.verifier.tags.scope import (
    END_STATE_ONLY,
    OF_HIDDEN_PAST,
    UNCOMPARED_IN_DESCRIPTIONS,
    UNLISTED,
)

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game
    from hsreplay_sim.verifier.compare.end_state import Logged
    from hsreplay_sim.verifier.recording.observed import Observed

_LISTED = GAMEPLAY - frozenset(UNCOMPARED_IN_DESCRIPTIONS) - frozenset(UNLISTED)

_MARKS = frozenset(END_STATE_ONLY)

MIRRORED = {TAG_LAST_KNOWN_COST_IN_HAND: COST, LAST_KNOWN_ATK: ATK, TAG_3085: HEALTH}
"""Mirror → what it mirrors."""

_UNSEEN_MARKS = _MARKS - {SPAWN_TIME_COUNT, *MIRRORED}
"""Marks that are set and cleared while nobody sees; the others count, and mirror."""

_TOLD_OTHERWISE = frozenset(
    (*END_STATE_ONLY, *OF_HIDDEN_PAST, *OF_THE_CARD, *SHOWN_NUMBERS, *SUMMED_UP)
)
"""What a text may have changed of a card that it touched, wherever that is told, and what the card
data say."""

_AT_BIRTH = (ZONE, CONTROLLER)

_OF_MISSING = frozenset((49, 263, 50, 47, 45, 48, 44, 43))
"""The tags by which an entity is missed that the engine does not have: its place and stats."""


def compare_descriptions(
    game: Game,
    observed: Observed,
    logged: Logged,
    out: Sequence[EnginePacket],
    taken: Taken = NOTHING_TAKEN,
) -> Iterator[Mismatch]:
    """Every described tag that the engine's entity does not bear so, and every one left out.

    Descriptions that were adopted are passed over, and those of a card that became another one
    where nobody saw it. An entity that adopted packets touch is held to what it bore before them by
    the descriptions in front of them, and by no other.
    """
    every = [(at, logged.tape.packets[at]) for at in logged.described]
    told = [(at, each) for at, each in every if isinstance(each, DESCRIPTIONS)]
    described = [(at, packet) for at, packet in told if at not in taken.packets]
    born = {entity: first for kind, entity, _, first, _ in out if kind == FULL}
    moments = Moments(game, out, {packet.entity for _, packet in described})
    sides = _Sides(game, observed, logged, moments, born, taken)
    for at, packet in told:
        yield from torn(game, observed, logged, packet, at)
    for at, packet in described:
        if packet.entity not in taken.touched:
            yield from sides.compare(packet, at)
        elif at < taken.first and packet.entity not in observed.strangers:
            yield from sides.compare_as_it_was(packet, at)
        else:
            yield from sides.compare_the_rest(packet, at)


def _is_torn(told: Mapping[int, int], tag: int) -> bool:
    """Whether a mirror is told with another value than what it mirrors: so it was at one moment."""
    return tag in MIRRORED and told[tag] != told.get(MIRRORED[tag], 0)


@dataclass(frozen=True, slots=True)
class _Sides:
    """Both sides of an action."""

    game: Game
    observed: Observed
    logged: Logged
    moments: Moments
    born: Mapping[int, Mapping[int, int]]
    """Entity that the engine makes → its first tags."""
    taken: Taken

    def compare_as_it_was(self, packet: Description, at: int) -> Iterator[Mismatch]:
        """What it tells that the engine's entity never bore before packets were adopted."""
        entity = self.game.entities.get(packet.entity)
        if entity is None or (packet.card_id and not entity.card_id):
            yield from self._printed_otherwise(packet, at)
            return
        yield from self._misplaced(packet, dict(packet.tags), at).values()
        for tag, value in packet.tags:
            was = self.taken.before.get((entity.id, tag), entity.tags.get(tag, 0))
            if value != was and value not in self.moments.values(entity.id, tag):
                if self._is_comparable(packet, tag, value):
                    yield Mismatch(entity.id, tag, value, was, at)

    def compare_the_rest(self, packet: Description, at: int) -> Iterator[Mismatch]:
        """What no adopted packet tells of it: what its card is, and marks that no rule sums up.

        It tells nothing else if it is another card than the engine's in the whole action, and of a
        stranger no mark that a text may have left while nobody simulated it (U092a:29302).
        """
        yield from self._printed_otherwise(packet, at)
        mirror = torn_mirror(self.game, packet, self.logged)
        if mirror is not None:
            yield Mismatch(packet.entity, TAG_LAST_KNOWN_COST_IN_HAND, *mirror, at)
        entity = self.game.entities.get(packet.entity)
        if entity is None or packet.card_id not in self.moments.cards(entity):
            return
        for tag, value in packet.tags:
            key, now = (entity.id, tag), entity.tags.get(tag, 0)
            if value == now or value in self.moments.values(*key) or tag in _TOLD_OTHERWISE:
                continue
            known = packet.entity not in self.observed.strangers or not is_held_by_texts(tag)
            if known and key not in self.taken.before:
                if self._is_comparable(packet, tag, value):
                    yield Mismatch(entity.id, tag, value, now, at)

    def _printed_otherwise(self, packet: Description, at: int) -> Iterator[Mismatch]:
        """What its card is, where the data say so otherwise, and a flag that is more than set."""
        card = self.game.cards.get(packet.card_id) if packet.card_id else None
        if card is None:
            return
        for tag, value in packet.tags:
            held = tag in OF_THE_CARD or (tag in FLAGS and value > 1)
            if held and value != card.tags.get(tag, 0):
                if not is_printed_elsewhere(self.game, packet.card_id, tag, value):
                    yield Mismatch(packet.entity, tag, value, card.tags.get(tag, 0), at)

    def compare(self, packet: Description, at: int) -> Iterator[Mismatch]:
        """What a description tells otherwise than the engine's entity has it."""
        entity = self.game.entities.get(packet.entity)
        if entity is None and type(packet) is FullEntity and packet.entity in self.born:
            yield from self._born_otherwise(packet, at)
            return
        if entity is None or (packet.card_id and not entity.card_id):
            yield from self._missing(packet, at)
            return
        if became_another(packet, self.moments.cards(entity), self.observed):
            return
        told = dict(packet.tags)
        differ = self._misplaced(packet, told, at) | self._differing(packet, told, entity, at)
        for tag, value in self._unlike(packet, told, entity, differ).items():
            differ[tag] = Mismatch(entity.id, tag, told[tag], value, at)
        for tag in told if differ else ():
            if tag in differ and self._is_comparable(packet, tag, told[tag]):
                yield differ[tag]
        if not packet.card_id:
            yield from self._unseen(entity, told, at)
        elif packet.entity in self.logged.fresh:
            yield from self._left_out(entity, told, at)

    def _unlike(
        self, packet: Description, told: Mapping[int, int], entity: Entity, differ: Container[int]
    ) -> dict[int, int]:
        """The tags that it bears otherwise at the moment at which it is told as a whole.

        Which of them can be compared is asked only if not all of them are alike at some moment.
        """
        change = packet.card_id if type(packet) is ChangeEntity else ""
        moved = self.moments.written(entity.id)
        alike = {
            tag: value
            for tag, value in told.items()
            if tag in moved and tag not in differ and (tag not in _MARKS or _is_torn(told, tag))
        }
        if not self.moments.unlike(entity, alike, change=change):
            return {}
        compared = {
            tag: value for tag, value in alike.items() if self._is_comparable(packet, tag, value)
        }
        return self.moments.unlike(entity, compared, change=change)

    def _is_comparable(self, packet: Description, tag: int, value: int) -> bool:
        return is_comparable(self.game, packet, tag, value, self.observed, self.logged)

    def _born_otherwise(self, packet: Description, at: int) -> Iterator[Mismatch]:
        """What it tells of an entity that is gone once the game is put back, as it is made."""
        first = self.born[packet.entity]
        for tag, value in packet.tags:
            if tag in _MARKS or tag in UNCOMPARED_IN_DESCRIPTIONS or tag in self.logged.unscoped:
                continue
            if value != first.get(tag, 0):
                if not is_printed_elsewhere(self.game, packet.card_id, tag, value):
                    yield Mismatch(packet.entity, tag, value, first.get(tag, 0), at)

    def _missing(self, packet: Description, at: int) -> Iterator[Mismatch]:
        """The tags of an entity that the engine does not have."""
        yield from self._printed_otherwise(packet, at)
        for tag in dict(packet.tags):
            told = self.observed.state.get(packet.entity, tag)
            if tag in _OF_MISSING and told and is_told(packet.entity, tag, self.observed):
                yield Mismatch(packet.entity, tag, told, 0, at)

    def _differing(
        self, packet: Description, told: Mapping[int, int], entity: Entity, at: int
    ) -> dict[int, Mismatch]:
        """The tags with another value when the action is over, or with one they never have in it.

        Of what goes out of sight again nobody is told how it is when the action is over.
        """
        found: dict[int, Mismatch] = {}
        gone = packet.card_id and entity.id not in self.observed.known
        moved, tags = self.moments.written(entity.id), entity.tags
        state = self.observed.state.tags.get(entity.id, {})
        for tag, value in told.items():
            now, last = tags.get(tag, 0), state.get(tag, 0)
            if now == last == value:
                continue
            if now != last and not gone:
                found[tag] = Mismatch(entity.id, tag, last, now, at if value == last else None)
            elif gone and tag in _UNSEEN_MARKS:
                continue
            elif value != now and value not in moved.get(tag, ()):
                found[tag] = Mismatch(entity.id, tag, value, now, at)
        return found

    def _misplaced(
        self, packet: Description, told: Mapping[int, int], at: int
    ) -> dict[int, Mismatch]:
        """The places at which the engine does not make it, or at which it did not lie unseen."""
        entity, found = packet.entity, {}
        if type(packet) is FullEntity and entity in self.born:
            for tag in _AT_BIRTH:
                first = self.born[entity].get(tag, 0)
                if tag in told and told[tag] != first:
                    found[tag] = Mismatch(entity, tag, told[tag], first, at)
        return found

    def _unseen(self, entity: Entity, told: Mapping[int, int], at: int) -> Iterator[Mismatch]:
        """What nobody is told of a card that is not shown."""
        for tag, value in told.items():
            if value and tag in _LISTED and tag not in self.observed.told:
                yield Mismatch(entity.id, tag, value, 0, at)

    def _left_out(self, entity: Entity, told: Mapping[int, int], at: int) -> Iterator[Mismatch]:
        """What it bears though its first description does not list it."""
        for tag, value in entity.tags.items():
            if value and tag not in told and tag in _LISTED:
                if not self.observed.state.get(entity.id, tag):
                    yield Mismatch(entity.id, tag, 0, value, at)
