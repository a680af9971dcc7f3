"""The values that each tag of each entity takes one after the other in an action, side by side.

The end state says nothing of a value that is overwritten before the action is over: PREDAMAGE, the
steps of a turn, the defender. So for every tag but a few the whole sequence of its values must be
the logged one, and what the rules write must stand in the same block. Changes of different tags or
entities are not ordered against each other here.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Container, Iterable, Mapping, Sequence
from functools import cache, partial
from typing import TYPE_CHECKING, NamedTuple

from hsreplay_sim.base.enums import CardType, Zone
from hsreplay_sim.base.stream import TAG
from hsreplay_sim.base.stream import Packet as EnginePacket
from hsreplay_sim.base.tags import (
    CARDTYPE,
    CONTROLLER,
    ENTITY_ID,
    LAST_AFFECTED_BY,
    LAST_AFFECTING_SOURCE,
    TURN_DRAWN,
    ZONE,
    ZONE_POSITION,
)
from hsreplay_sim.verifier.compare.end_state import (
    NOTHING_TAKEN,
    Change,
    Key,
    Mismatch,
    Taken,
    disclosed,
    visible,
)
from hsreplay_sim.verifier.compare.places import Follower, Made, Recorded, Told, compare_places
from hsreplay_sim.verifier.tags.gameplay import (
    GAMEPLAY,
    OF_THE_OPTION,
    SUMMED_UP,
    is_held_by_texts,
)
from hsreplay_sim.verifier.tags.scope import END_STATE_ONLY

if TYPE_CHECKING:
    from hsreplay_sim.verifier.compare.end_state import Logged
    from hsreplay_sim.verifier.recording.observed import Observed

_ALWAYS_TOLD = frozenset((ZONE, ZONE_POSITION, CONTROLLER))
"""The tags that the seat is told of every hidden entity; others it is told of a few only."""


def compare_sequences(
    observed: Observed,
    logged: Logged,
    out: Iterable[EnginePacket],
    adopted: Taken = NOTHING_TAKEN,
    silent: Container[Key] = (),
) -> list[Mismatch]:
    """The first difference of each (entity, tag), in the order of the recording.

    A mismatch without a `logged` value is a change too many, one without a `simulated` value a
    change that is missing, one with the same value twice a change in another block. The changes
    that were `adopted` are left out; the engine may make them as well. Beside them only the tags
    that rules write or that play is made of are compared, and in which block they stand unless, on
    both sides, adopted packets that told the same tag or acted for its entity go before. The engine
    gives the `silent` ones a value that no packet tells, so it may tell what the log holds already.
    """
    uncompared = _uncompared(logged.unscoped)
    recorded, taken = _told_in(logged, observed, adopted, uncompared)
    simulated: dict[Key, list[Made]] = {}
    place = Follower()
    for entity, tag, value in visible(place.follow(out), logged, observed):
        if tag not in uncompared and entity in observed.state.tags:
            made_here = Made(value, place.spot, place.changes, place.written)
            simulated.setdefault((entity, tag), []).append(made_here)
    found = []
    alike: list[Told] = []
    for key in dict.fromkeys((*recorded, *simulated)):
        if adopted.packets and not _is_of_rules(key[1]):
            continue
        told, made = recorded.get(key, []), simulated.get(key, [])
        mismatch = None
        if _agree(told, made):
            pairs = list(zip(told, made, strict=True))
        else:
            passed = _Passed(logged, observed, taken, adopted, place.hides)
            matched = _match(told, made, partial(passed.may_be, key))
            pairs, mismatch = matched.pairs, _first_difference(key, matched)
        if mismatch is None and logged.repeated and key not in silent:
            mismatch = _first_idle(key, pairs, logged)
        if mismatch is not None:
            found.append(mismatch)
        elif _has_its_place(key, observed, logged):
            alike += [(key, at, each) for at, each in pairs]
    if adopted.packets:
        alike = [each for each in alike if _has_one_place(each, adopted, logged)]
    found += compare_places(alike, logged, place.spot.offers, adopted.is_made_before)
    return found


def _told_in(
    logged: Logged, observed: Observed, adopted: Taken, uncompared: Container[int]
) -> tuple[dict[Key, list[Recorded]], set[Change]]:
    """The values that the recording gives each tag, and the changes that were adopted."""
    recorded: dict[Key, list[Recorded]] = {}
    taken: set[Change] = set()
    told_again = _retold(logged) | logged.restored
    for at, change in logged.changes.items():
        if change.entity in observed.cosmetic:
            continue
        if at in adopted.packets:
            taken.add((change.entity, change.tag, change.value))
        elif change.tag not in uncompared and at not in told_again:
            recorded.setdefault((change.entity, change.tag), []).append((change.value, at))
    return recorded, taken


def _agree(told: Sequence[Recorded], made: Sequence[Made]) -> bool:
    """Whether both sides give the same values in the same order."""
    if len(told) != len(made):
        return False
    if len(told) == 1:
        return told[0][0] == made[0].value
    return [value for value, _ in told] == [each.value for each in made]


@cache
def _uncompared(unscoped: frozenset[int]) -> frozenset[int]:
    return unscoped | END_STATE_ONLY.keys()


def _has_one_place(change: Told, adopted: Taken, logged: Logged) -> bool:
    """Whether adopted packets have no part in where a change stands.

    What the option writes stands inside of a text if a choice delays it (U172:6640).
    """
    key, (_, at), made = change
    entity, tag = key
    if at < adopted.first:
        return True
    if tag in OF_THE_OPTION and any(each in adopted.packets for each in logged.around(at)):
        return False
    if adopted.is_made_before(made.written):
        return True
    if entity in adopted.actors and tag in (ZONE, ZONE_POSITION):
        return False
    return key not in adopted.before


def _is_of_rules(tag: int) -> bool:
    """Whether rules write it; what affected whom, and when a copy was drawn, texts tell as well."""
    if tag in (LAST_AFFECTED_BY, LAST_AFFECTING_SOURCE, TURN_DRAWN):
        return False
    return tag in GAMEPLAY or not is_held_by_texts(tag)


def _has_its_place(key: Key, observed: Observed, logged: Logged) -> bool:
    """Whether a rule writes it where it applies; enchantments come and go with sums of theirs.

    What is in play and out of sight is an enchantment on a hidden card.
    """
    entity, tag = key
    if tag in SUMMED_UP:
        return False
    kind = observed.state.get(entity, CARDTYPE)
    unseen = not kind and logged.before.get((entity, ZONE)) == Zone.PLAY
    return kind != CardType.ENCHANTMENT and not unseen


def changed_by_both(logged: Logged, out: Iterable[EnginePacket]) -> set[Key]:
    """What the recording and the engine both changed, whatever the values."""
    simulated = {(entity, tag) for kind, entity, tag, _, _ in out if kind == TAG}
    return {(each.entity, each.tag) for each in logged.changes.values()} & simulated


def _retold(logged: Logged) -> set[int]:
    """Changes to the value that already holds, of entities that are told as a whole once more.

    Builds up to 13030 retell the players before the mulligan, every build does so after a
    reconnect; the mark of a retelling is the ENTITY_ID in it. It is told without a break, and tells
    each tag once, be it for the first time.
    """
    found: set[int] = set()
    if logged.repeated:
        for at, change in logged.changes.items():
            if change.tag == ENTITY_ID:
                found |= _first_told(logged, at)
    return found & logged.repeated


def _first_told(logged: Logged, at: int) -> set[int]:
    """Where the changes of one entity in a row around a place first tell each tag."""
    changes, entity = logged.changes, logged.changes[at].entity
    while at - 1 in changes and changes[at - 1].entity == entity:
        at -= 1
    first: dict[int, int] = {}
    while at in changes and changes[at].entity == entity:
        first.setdefault(changes[at].tag, at)
        at += 1
    return set(first.values())


class _Passed(NamedTuple):
    """The changes that the recording may pass over."""

    logged: Logged
    observed: Observed
    taken: Collection[Change]
    """What adopted packets tell: that need not be told twice."""
    adopted: Taken
    hides: Mapping[int, int]
    """Entity → how many packets the engine had written before it takes it out of sight."""

    def may_be(self, key: Key, made: Made) -> bool:
        """Whether it cannot be told, is shown as a whole, or is taken from an adopted block.

        What the engine makes in front of all that is adopted is not taken from there (U277@5), and
        what it makes of a card in sight before that is hidden is told (U382@30).
        """
        entity, tag = key
        before = self.logged.known_before
        if entity not in before and entity not in self.observed.known:
            return tag not in _ALWAYS_TOLD or entity in self.logged.hidden
        change = (*key, made.value)
        placed = _has_its_place(key, self.observed, self.logged)
        if change in self.taken and not (placed and self.adopted.is_made_before(made.written)):
            return True
        in_sight = entity in before and made.written < self.hides.get(entity, 0)
        if placed and in_sight and entity in self.logged.hidden:
            return False
        return disclosed(change, self.logged)


class _Matched(NamedTuple):
    """The values of one tag of one entity: those that both sides have, and the rest of each."""

    pairs: list[tuple[Recorded, Made]]
    recorded: list[Recorded]
    simulated: list[int]


def _match(
    recorded: list[Recorded], simulated: list[Made], free: Callable[[Made], bool]
) -> _Matched:
    pairs: list[tuple[Recorded, Made]] = []
    rest = list(recorded)
    made: list[int] = []
    for each in simulated:
        if rest and rest[0][0] == each.value and not made:
            pairs.append((rest.pop(0), each))
        elif made or not free(each):
            made.append(each.value)
    return _Matched(pairs, rest, made)


def _first_idle(
    key: Key, pairs: Sequence[tuple[Recorded, Made]], logged: Logged
) -> Mismatch | None:
    """The first value that the recording tells though it holds, where the engine changes the tag.

    The zone of what is hidden is told in HIDE_ENTITY and once more behind it.
    """
    if key[0] in logged.hidden:
        return None
    for (value, at), made in pairs:
        if made.anew and at in logged.repeated:
            return Mismatch(*key, value, None, at)
    return None


def _first_difference(key: Key, matched: _Matched) -> Mismatch | None:
    rest, made = matched.recorded, matched.simulated
    if not rest and not made:
        return None
    if len(rest) > len(made):
        return Mismatch(*key, rest[0][0], None, rest[0][1])
    if len(rest) < len(made):
        return Mismatch(*key, None, made[0])
    return Mismatch(*key, rest[0][0], made[0], rest[0][1])
