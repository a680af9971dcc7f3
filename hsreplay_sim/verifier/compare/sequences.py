"""The values that each tag of each entity takes one after the other in an action, side by side.

The end state says nothing of a value that is overwritten before the action is over: PREDAMAGE, the
steps of a turn, the defender. So for every tag but a few the whole sequence of its values must be
the logged one, and what the rules write must be in the same block. Changes of different tags or
entities are not ordered against each other here.
"""

from __future__ import annotations

from collections.abc import Container, Sequence
from functools import cache
from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import CardType, Zone
from hsreplay_sim.base.tags import CARDTYPE, CONTROLLER, ENTITY_ID, ZONE, ZONE_POSITION
from hsreplay_sim.verifier.compare.changes import Change, Written, disclosed
from hsreplay_sim.verifier.compare.mismatch import Mismatch
from hsreplay_sim.verifier.compare.places import Pair, compare_places
from hsreplay_sim.verifier.compare.score import Score
from hsreplay_sim.verifier.tags.gameplay import GAMEPLAY, SUMMED_UP
from hsreplay_sim.verifier.tags.scope import END_STATE_ONLY

if TYPE_CHECKING:
    from hsreplay_sim.verifier.recording.logged import Key, Logged
    from hsreplay_sim.verifier.step import Step

Recorded = tuple[int, int]
"""(value, position on the tape)"""

_ALWAYS_SHOWN = frozenset((ZONE, ZONE_POSITION, CONTROLLER))
"""The tags whose changes the viewer is shown of every hidden entity."""


def compare_sequences(step: Step, made: Sequence[Written], score: Score) -> list[Mismatch]:
    """Return the first difference of each (entity, tag), in the order of the recording.

    A mismatch without a `logged` value is a change too many, one without a `simulated` value a
    change that is missing, one with the same value twice a change in another block. If `score`
    finds all changes alike, only their blocks are compared. Adopted changes are left out; if there
    are any, only the values of tags that rules write are compared, and no blocks.
    """
    logged = step.logged
    if score.whole and not step.adopted.packets and not logged.repeated:
        pairs = list(zip(score.positions, made, strict=True))
        return list(compare_places(step, [each for each in pairs if _has_its_place(step, each[1])]))
    recorded, taken = _logged_values(step, _uncompared(logged.unscoped))
    simulated = _simulated_values(step, made)
    keys = [*dict.fromkeys((*recorded, *simulated))]
    if step.adopted.packets:
        keys = [key for key in keys if key[1] in GAMEPLAY]
    found: list[Mismatch] = []
    alike: list[Pair] = []
    for key in keys:
        pairs, mismatch = _matched(step, key, recorded.get(key, []), simulated.get(key, []), taken)
        if mismatch is not None:
            found.append(mismatch)
        else:
            alike += pairs
    if step.adopted.packets:
        return found
    placed = [each for each in alike if _has_its_place(step, each[1])]
    return [*found, *compare_places(step, placed)]


def _logged_values(
    step: Step, uncompared: Container[int]
) -> tuple[dict[Key, list[Recorded]], set[Change]]:
    """Return (entity, tag) → its logged values with positions, and the set of adopted changes."""
    recorded: dict[Key, list[Recorded]] = {}
    taken: set[Change] = set()
    logged = step.logged
    again = _logged_once_more(logged) | logged.restored
    for at, change in logged.changes.items():
        if change.entity in step.observed.cosmetic:
            continue
        if at in step.adopted.packets:
            taken.add((change.entity, change.tag, change.value))
        elif change.tag not in uncompared and at not in again:
            recorded.setdefault((change.entity, change.tag), []).append((change.value, at))
    return recorded, taken


def _simulated_values(step: Step, made: Sequence[Written]) -> dict[Key, list[Written]]:
    """Return (entity, tag) → the engine's changes of it, for entities that the recording has."""
    uncompared, state = _uncompared(step.logged.unscoped), step.observed.state.tags
    simulated: dict[Key, list[Written]] = {}
    for each in made:
        if each.tag not in uncompared and each.entity in state:
            simulated.setdefault(each[:2], []).append(each)
    return simulated


@cache
def _uncompared(unscoped: frozenset[int]) -> frozenset[int]:
    return unscoped | END_STATE_ONLY.keys()


def _has_its_place(step: Step, change: Written) -> bool:
    """Whether a rule writes the change where it applies: no sum, no mark, no enchantment's tag."""
    if change.tag in SUMMED_UP or change.tag in END_STATE_ONLY:
        return False
    kind = step.observed.state.get(change.entity, CARDTYPE)
    unseen = not kind and step.logged.before.get((change.entity, ZONE)) == Zone.PLAY
    return kind != CardType.ENCHANTMENT and not unseen


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


def _matched(
    step: Step, key: Key, recorded: list[Recorded], made: list[Written], taken: set[Change]
) -> tuple[list[Pair], Mismatch | None]:
    """Return the changes of a tag that both sides have, and the first difference or None."""
    if [value for value, _ in recorded] == [each.value for each in made]:
        return [(at, each) for (_, at), each in zip(recorded, made, strict=True)], None
    pairs: list[Pair] = []
    rest, extra = list(recorded), list[int]()
    for each in made:
        if rest and rest[0][0] == each.value and not extra:
            pairs.append((rest.pop(0)[1], each))
        elif extra or not _may_be_unlogged(step, each, taken):
            extra.append(each.value)
    if not rest and not extra:
        return pairs, None
    if len(rest) < len(extra):
        return pairs, Mismatch(*key, None, extra[0])
    simulated = extra[0] if len(rest) == len(extra) else None
    return pairs, Mismatch(*key, rest[0][0], simulated, rest[0][1])


def _may_be_unlogged(step: Step, change: Written, taken: set[Change]) -> bool:
    """Whether the engine's change cannot be shown, or a description or adopted packet holds it."""
    entity, tag = change.entity, change.tag
    if entity not in step.logged.known_before and entity not in step.observed.known:
        return tag not in _ALWAYS_SHOWN or entity in step.logged.hidden
    return change[:3] in taken or disclosed(change[:3], step.logged)
