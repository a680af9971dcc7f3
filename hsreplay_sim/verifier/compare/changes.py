"""The engine's tag changes in an action, as far as the viewer of the recording is shown them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.stream import CLOSE, FULL, HIDE, OPEN, TAG, Packet
from hsreplay_sim.base.tags import ATTACHED, CARDTYPE, ZONE, ZONE_POSITION
from hsreplay_sim.recorder.visibility import IN_SECRET

if TYPE_CHECKING:
    from hsreplay_sim.verifier.recording.logged import Logged
    from hsreplay_sim.verifier.recording.observed import Observed

Change = tuple[int, int, int]
"""(entity, tag, value)"""

Where = tuple[int, int]
"""Kind and entity of a block, `OUTSIDE` where there is none."""

OUTSIDE: Where = (-1, 0)

_MOVES = frozenset((ZONE, ZONE_POSITION))


class Written(NamedTuple):
    """A tag change that the engine writes, and where."""

    entity: int
    tag: int
    value: int
    block: Where
    number: int
    """Which of the engine's blocks in the action it is in, −1 outside of any."""


def written(out: Iterable[Packet], logged: Logged, observed: Observed) -> list[Written]:
    """Return the engine's tag changes that the viewer of the recording would be shown.

    Left out: changes of hidden entities, but for the tags in `observed.hidden_tags`; enchantments
    on hidden cards (U095:13800, EX1_608e) and those whose card is younger than the build
    (U098:2673); values that are written again, unless the recording repeats them (U567:8069).
    """
    sight = _Sight(logged, observed)
    plain, special = sight.plain, logged.unscoped | _MOVES
    found: list[Written] = []
    block, number, opened = OUTSIDE, -1, 0
    around: list[tuple[Where, int]] = []
    for packet in out:
        kind, entity, what, value, old = packet
        if kind == TAG:
            seen = value != old and entity in plain and what not in special
            if seen or sight.shows(packet):
                found.append(Written(entity, what, value, block, number))
        elif kind == OPEN:
            around.append((block, number))
            block, number = (what, entity), opened
            opened += 1
        elif kind == CLOSE:
            block, number = around.pop()
        elif kind == FULL:
            sight.make(entity, what, value)
        sight.just_hidden = entity if kind == HIDE else 0
    return found


class _Sight:
    """What the viewer of a recording is shown of the engine's packets in one action."""

    def __init__(self, logged: Logged, observed: Observed) -> None:
        self._logged, self._observed = logged, observed
        self._before, self._after = logged.known_before, observed.known
        changes = map(logged.changes.__getitem__, logged.repeated)
        self._repeated = {(each.entity, each.tag, each.value) for each in changes}
        self._unseen: set[int] = set()
        """Enchantments that are made on hidden cards, or unknown to the data of the build."""
        self._secrets: set[int] = set()
        """Entities that go to the secret zone in the action."""
        self.just_hidden = 0
        """The entity that the packet before took out of sight."""
        seen = self._before.union(self._after, logged.shown)
        self.plain = seen.intersection(observed.state.tags) - observed.cosmetic
        """The entities whose changes are all shown, but for moves and tags out of scope."""

    def make(self, entity: int, card_id: str, tags: dict[int, int]) -> None:
        """Note an entity that the engine makes, if the viewer cannot be shown its changes."""
        host = tags.get(ATTACHED, 0)
        on_hidden = host and host not in self._before and host not in self._after
        if on_hidden or (card_id and CARDTYPE not in tags):
            self._unseen.add(entity)

    def shows(self, packet: Packet) -> bool:
        """Whether the viewer is shown a tag change; a move to the Secrets is noted as well."""
        _, entity, tag, value, old = packet
        logged, observed = self._logged, self._observed
        if tag in logged.unscoped or entity in observed.cosmetic:
            return False
        if value == old and entity in self._before and (entity, tag, value) not in self._repeated:
            return False
        if entity in self._unseen and entity not in observed.state.tags:
            return False
        if self._is_cleared_out_of_sight(entity, tag, value):
            return False
        if tag == ZONE and value == Zone.SECRET:
            self._secrets.add(entity)
        if entity in self._before or entity in self._after or entity in logged.shown:
            return True
        return tag in observed.hidden_tags and self._shows_of_hidden(packet)

    def _shows_of_hidden(self, packet: Packet) -> bool:
        """Whether a hidden entity's change is shown: a tag of IN_SECRET only of a Secret."""
        _, entity, tag, value, old = packet
        if tag not in IN_SECRET or value == old or entity in self._secrets:
            return True
        now = self._observed.state.get(entity, ZONE)
        return self._logged.before.get((entity, ZONE), now) == Zone.SECRET

    def _is_cleared_out_of_sight(self, entity: int, tag: int, value: int) -> bool:
        """Whether ZONE_POSITION becomes 0 right after a HIDE_ENTITY that is not logged."""
        gone = self.just_hidden == entity and tag == ZONE_POSITION and not value
        return gone and entity not in self._logged.hidden


def disclosed(key: Change, logged: Logged) -> bool:
    """Whether a logged description holds a change of the engine, or the log hides its entity.

    If the entity was hidden before, its first SHOW may hold what any tag but ZONE became before.
    """
    entity, tag, value = key
    shown = logged.shown.get(entity)
    if shown is not None:
        first = entity not in logged.known_before and tag != ZONE
        if first or shown.get(tag, 0) == value:
            return True
    return entity in logged.hidden
