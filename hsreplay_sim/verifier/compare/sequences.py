"""The values that each tag of each entity takes one after the other in an action, side by side.

The end state says nothing of a value that is overwritten before the action is over: PREDAMAGE, the
steps of a turn, the defender. So for every tag but a few the whole sequence of its values must be
the logged one, and what the rules write must be in the same block. Changes of different tags or
entities are not ordered against each other here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from hsreplay_sim.base.tags import CONTROLLER, ENTITY_ID, ZONE, ZONE_POSITION
from hsreplay_sim.verifier.compare.changes import Change, Written, disclosed
from hsreplay_sim.verifier.compare.mismatch import Mismatch
from hsreplay_sim.verifier.compare.places import Pair, compare_places
from hsreplay_sim.verifier.tags.gameplay import GAMEPLAY
from hsreplay_sim.verifier.tags.scope import END_STATE_ONLY

if TYPE_CHECKING:
    from hsreplay_sim.verifier.recording.logged import Key, Logged
    from hsreplay_sim.verifier.step import Step

Recorded = tuple[int, int]
"""(value, position on the tape)"""

_ALWAYS_SHOWN = frozenset((ZONE, ZONE_POSITION, CONTROLLER))
"""The tags whose changes the viewer is shown of every hidden entity."""


def compare_sequences(step: Step, made: Sequence[Written]) -> list[Mismatch]:
    """Return the first difference of each (entity, tag), in the order of the recording.

    A mismatch without a `logged` value is a change too many, one without a `simulated` value a
    change that is missing, one with the same value twice a change in another block. Adopted changes
    are left out; if there are any, only the values of tags that rules write are compared, and no
    blocks.
    """
    recorded, taken = _logged_values(step)
    simulated = _simulated_values(step, made)
    keys = [*dict.fromkeys((*recorded, *simulated))]
    if step.adopted.packets:
        keys = [key for key in keys if key[1] in GAMEPLAY]
    found: list[Mismatch] = []
    alike: list[Pair] = []
    for key in keys:
        match = matched(step, key, recorded.get(key, []), simulated.get(key, []), taken)
        if isinstance(match, Mismatch):
            found.append(match)
        else:
            alike += match
    return found if step.adopted.packets else [*found, *compare_places(step, alike)]


def _logged_values(step: Step) -> tuple[dict[Key, list[Recorded]], set[Change]]:
    """Return (entity, tag) → its logged values with positions, and the set of adopted changes."""
    recorded: dict[Key, list[Recorded]] = {}
    taken: set[Change] = set()
    logged = step.logged
    left_out = _logged_once_more(logged) | logged.restored | logged.uncompared
    for at, change in logged.changes.items():
        if at in step.adopted.packets:
            taken.add((change.entity, change.tag, change.value))
        elif change.tag not in END_STATE_ONLY and at not in left_out:
            recorded.setdefault((change.entity, change.tag), []).append((change.value, at))
    return recorded, taken


def _simulated_values(step: Step, made: Sequence[Written]) -> dict[Key, list[Written]]:
    """Return (entity, tag) → the engine's changes of it, for entities that the recording has."""
    simulated: dict[Key, list[Written]] = {}
    for each in made:
        if each.tag not in END_STATE_ONLY and each.entity in step.observed.state.tags:
            simulated.setdefault(each[:2], []).append(each)
    return simulated


def _logged_once_more(logged: Logged) -> set[int]:
    """Return the positions of changes by which an entity is logged as a whole once more.

    Builds up to 13030 repeat the players before the mulligan, every build does so after a
    reconnect; the mark of it is the ENTITY_ID among the changes, which are in a row.
    """
    found: set[int] = set()
    changes = logged.changes
    for marked in [at for at in logged.repeated if changes[at].tag == ENTITY_ID]:
        at, entity = marked, changes[marked].entity
        while at - 1 in changes and changes[at - 1].entity == entity:
            at -= 1
        first: dict[int, int] = {}
        while at in changes and changes[at].entity == entity:
            first.setdefault(changes[at].tag, at)
            at += 1
        found |= set(first.values())
    return found & logged.repeated


def matched(
    step: Step, key: Key, recorded: list[Recorded], made: list[Written], taken: set[Change]
) -> list[Pair] | Mismatch:
    """Return the first difference between the changes of a tag; if none, those both sides have."""
    pairs: list[Pair] = []
    rest, extra = list(recorded), list[int]()
    for each in made:
        if rest and rest[0][0] == each.value and not extra:
            pairs.append((rest.pop(0)[1], each))
        elif extra or not _may_be_unlogged(step, each, taken):
            extra.append(each.value)
    if not rest and not extra:
        return pairs
    if len(rest) < len(extra):
        return Mismatch(*key, None, extra[0])
    simulated = extra[0] if len(rest) == len(extra) else None
    return Mismatch(*key, rest[0][0], simulated, rest[0][1])


def _may_be_unlogged(step: Step, change: Written, taken: set[Change]) -> bool:
    """Whether the engine's change cannot be shown, or a description or adopted packet holds it."""
    entity, tag = change.entity, change.tag
    if entity not in step.logged.known_before and entity not in step.observed.known:
        return tag not in _ALWAYS_SHOWN or entity in step.logged.hidden
    return change[:3] in taken or disclosed(change[:3], step.logged)
