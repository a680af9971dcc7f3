"""The values that each tag of each entity takes one after the other in an action, side by side.

The end state says nothing of a value that is overwritten before the action is over: PREDAMAGE, the
steps of a turn, the defender. So for every gameplay tag the whole sequence of its values must be
the logged one. Changes of different tags or entities are not ordered against each other here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from hsreplay_sim.base.tags import CONTROLLER, ENTITY_ID, ZONE, ZONE_POSITION
from hsreplay_sim.engine.state.packets import TAG
from hsreplay_sim.engine.state.packets import Packet as EnginePacket
from hsreplay_sim.verifier.compare.end_state import Mismatch, disclosed, visible
from hsreplay_sim.verifier.compare.gameplay import GAMEPLAY
from hsreplay_sim.verifier.compare.scope import OUT_OF_SCOPE

if TYPE_CHECKING:
    from hsreplay_sim.verifier.compare.end_state import Logged
    from hsreplay_sim.verifier.recording.observed import Observed

Key = tuple[int, int]
"""(entity, tag)"""

Told = tuple[int, int]
"""(value, position on the tape)"""

_COMPARED = GAMEPLAY - frozenset(OUT_OF_SCOPE)
_ALWAYS_TOLD = frozenset((ZONE, ZONE_POSITION, CONTROLLER))
"""The tags that the seat is told of every hidden entity; others it is told of a few only."""


def compare_sequences(
    observed: Observed, logged: Logged, out: Iterable[EnginePacket]
) -> list[Mismatch]:
    """The first difference of each (entity, tag), in the order of the recording.

    A mismatch without a `logged` value is a change too many, one without a `simulated` value a
    change that is missing. Nothing of the action may have been adopted.
    """
    recorded: dict[Key, list[Told]] = {}
    told_again = _retold(logged) | logged.restored
    for at, change in logged.changes.items():
        if change.tag in _COMPARED and at not in told_again:
            recorded.setdefault((change.entity, change.tag), []).append((change.value, at))
    simulated: dict[Key, list[int]] = {}
    for entity, tag, value in visible(out, logged, observed):
        if tag in _COMPARED and entity in observed.state.tags:
            simulated.setdefault((entity, tag), []).append(value)
    found = []
    for key in dict.fromkeys((*recorded, *simulated)):
        free = _need_not_be_told(key, logged, observed)
        mismatch = _first_difference(key, recorded.get(key, []), simulated.get(key, []), free)
        if mismatch is not None:
            found.append(mismatch)
    return found


def changed_by_both(logged: Logged, out: Iterable[EnginePacket]) -> set[Key]:
    """What the recording and the engine both changed, whatever the values."""
    simulated = {(entity, tag) for kind, entity, tag, _, _ in out if kind == TAG}
    return {(each.entity, each.tag) for each in logged.changes.values()} & simulated


def _retold(logged: Logged) -> set[int]:
    """Changes to the value that already holds, of entities that are told as a whole once more.

    Builds up to 13030 retell the players before the mulligan, every build does so after a
    reconnect; the mark of a retelling is the ENTITY_ID in it.
    """
    again = {change.entity for change in logged.changes.values() if change.tag == ENTITY_ID}
    return {
        at
        for at, change in logged.changes.items()
        if change.entity in again and at in logged.repeated
    }


def _need_not_be_told(key: Key, logged: Logged, observed: Observed) -> Callable[[int], bool]:
    """Which values the recording may pass over: those that it cannot tell, or shows as a whole."""
    entity, tag = key
    if entity not in logged.known_before and entity not in observed.known:
        return lambda value: tag not in _ALWAYS_TOLD or entity in logged.hidden
    return lambda value: disclosed((entity, tag, value), logged)


def _first_difference(
    key: Key, recorded: list[Told], simulated: list[int], free: Callable[[int], bool]
) -> Mismatch | None:
    rest = list(recorded)
    told: list[int] = []
    for value in simulated:
        if rest and rest[0][0] == value and not told:
            del rest[0]
        elif told or not free(value):
            told.append(value)
    if not rest and not told:
        return None
    if len(rest) > len(told):
        return Mismatch(*key, rest[0][0], None, rest[0][1])
    if len(rest) < len(told):
        return Mismatch(*key, None, told[0])
    return Mismatch(*key, rest[0][0], told[0], rest[0][1])
