"""What another engine did, in the ids of the recording and in the form of the verifier."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, NamedTuple

from hsreplay_sim.adapter.protocol import OWN_IDS, Changes, EntityState
from hsreplay_sim.base.stream import CHANGE, FULL, TAG, Packet
from hsreplay_sim.base.tags import (
    ATTACHED,
    CARD_TARGET,
    CONTROLLER,
    COPIED_FROM_ENTITY_ID,
    CREATOR,
    HERO_ENTITY,
    LAST_AFFECTED_BY,
    LINKED_ENTITY,
    MAIN_HAND_WEAPON_ENTITY,
    PARENT_CARD,
    PROPOSED_ATTACKER,
    PROPOSED_DEFENDER,
    ZONE,
)
from hsreplay_sim.verifier.step import FIRST_UNLOGGED_ID

if TYPE_CHECKING:
    from hsreplay_sim.replay.packets import FullEntity
    from hsreplay_sim.verifier.step import Step

ENTITY_TAGS = frozenset((
    ATTACHED, CARD_TARGET, COPIED_FROM_ENTITY_ID, CREATOR, HERO_ENTITY, LAST_AFFECTED_BY,
    LINKED_ENTITY, MAIN_HAND_WEAPON_ENTITY, PARENT_CARD, PROPOSED_ATTACKER, PROPOSED_DEFENDER,
))  # fmt: skip
"""The tags whose value is the id of an entity."""


class Outcome(NamedTuple):
    """The packets of an action and the state after it."""

    out: tuple[Packet, ...]
    tags: dict[int, dict[int, int]]
    cards: dict[int, str]


def simulated_of(
    changes: Changes,
    tags: Mapping[int, Mapping[int, int]],
    cards: Mapping[int, str],
    ours: Step,
    *,
    packets: bool,
) -> Outcome:
    """The outcome of changes to a state; the entities that were made get the logged ids.

    Without packets the changes themselves are listed, as if they came in this order.
    """
    bound = {} if packets else _bound(changes, ours)
    number = bound.get
    after = {each: dict(held) for each, held in tags.items()}
    named = dict(cards)
    out: list[Packet] = []
    for made in changes.created:
        entity = number(made.id, made.id)
        after[entity], named[entity] = _of_ids(made.tags, bound), made.card
        out.append((FULL, entity, made.card, dict(after[entity]), None))
    for changed, card_id in changes.cards.items():
        entity = number(changed, changed)
        out.append((CHANGE, entity, card_id, {}, (named.get(entity, ""), {})))
        named[entity] = card_id
    for changed, tag, value in changes.tags:
        entity = number(changed, changed)
        held = after.setdefault(entity, {})
        now = number(value, value) if tag in ENTITY_TAGS else value
        out.append((TAG, entity, tag, now, held.get(tag, 0)))
        held[tag] = now
    if packets:
        return Outcome(changes.packets or (), after, named)
    return Outcome(tuple(out), after, named)


def _of_ids(tags: Mapping[int, int], bound: Mapping[int, int]) -> dict[int, int]:
    """The same tags; those that name an entity name it by the logged id."""
    return {
        tag: bound.get(value, value) if tag in ENTITY_TAGS else value for tag, value in tags.items()
    }


def _bound(changes: Changes, ours: Step) -> dict[int, int]:
    """Id of the engine's own → the logged id of the entity that is meant, or a free one.

    Of the entities that the action logs as new it is the first of the same card and controller,
    then one that is not shown; the order of making decides between equals.
    """
    waiting = {
        entity: packet
        for entity, packet in ours.logged.created.items()
        if entity not in {each.id for each in changes.created}
    }
    bound: dict[int, int] = {}
    for place, made in enumerate(changes.created):
        if 0 <= made.id < OWN_IDS:
            continue
        found = next(_fitting(made, waiting, ours), None)
        bound[made.id] = FIRST_UNLOGGED_ID + 600_000 + place if found is None else found
        if found is not None:
            del waiting[found]
    return bound


def _fitting(made: EntityState, waiting: Mapping[int, FullEntity], ours: Step) -> Iterator[int]:
    """The logged entities that may be the one that was made, the most like it first."""
    state = ours.observed.state
    for strict in (True, False):
        for entity, packet in waiting.items():
            tags = state.tags.get(entity, {}) | dict(packet.tags)
            shown = packet.card_id or state.cards.get(entity, "")
            if shown not in ("", made.card) or (strict and not shown):
                continue
            if tags.get(CONTROLLER, 0) != made.tags.get(CONTROLLER, 0):
                continue
            same = state.get(entity, ZONE) == made.tags.get(ZONE, 0)
            hosts = (tags.get(ATTACHED, 0), made.tags.get(ATTACHED, 0))
            if not strict or (same and hosts[0] == hosts[1]):
                yield entity
    yield from ()
