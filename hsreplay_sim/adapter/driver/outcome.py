"""What another engine did, in the ids of the recording and in the form of the verifier."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from hsreplay_sim.adapter.protocol import OWN_IDS, Changes, EntityState
from hsreplay_sim.base.stream import CHANGE, FULL, TAG, Packet
from hsreplay_sim.base.tags import (
    ATTACHED,
    CARD_TARGET,
    CONTROLLER,
    COPIED_FROM_ENTITY_ID,
    CREATOR,
    DISPLAYED_CREATOR,
    HERO_ENTITY,
    LAST_AFFECTED_BY,
    LINKED_ENTITY,
    MAIN_HAND_WEAPON_ENTITY,
    PARENT_CARD,
    PROPOSED_ATTACKER,
    PROPOSED_DEFENDER,
    ZONE,
    ZONE_POSITION,
)
from hsreplay_sim.carddb.likeness import alike
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
    bound: dict[int, int]
    """Id of the engine's own → the logged id."""
    unknown: frozenset[tuple[int, int]]
    """(entity, tag) of which the engine says nothing."""


def simulated_of(
    changes: Changes,
    tags: Mapping[int, Mapping[int, int]],
    cards: Mapping[int, str],
    ours: Step,
    *,
    packets: bool,
) -> Outcome:
    """The outcome of changes to a state; the entities that were made get the logged ids.

    Without packets the changes themselves are listed, as if they came in this order. Changes of
    what is in no state and was not made are passed over.
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
        if entity not in after:
            continue
        out.append((CHANGE, entity, card_id, {}, (named.get(entity, ""), {})))
        named[entity] = card_id
    for changed, tag, value in changes.tags:
        entity = number(changed, changed)
        held = after.get(entity)
        if held is None:
            continue
        now = _of_id(tag, value, bound)
        out.append((TAG, entity, tag, now, held.get(tag, 0)))
        held[tag] = now
    unknown = frozenset((number(entity, entity), tag) for entity, tag in changes.unknown)
    written = changes.packets or () if packets else tuple(out)
    return Outcome(written, after, named, bound, unknown)


def _of_ids(tags: Mapping[int, int], bound: Mapping[int, int]) -> dict[int, int]:
    """The same tags; those that name an entity name it by the logged id."""
    return {tag: _of_id(tag, value, bound) for tag, value in tags.items()}


def _of_id(tag: int, value: int, bound: Mapping[int, int]) -> int:
    """The value of a tag; a large one that is the id of a new entity, of whatever tag."""
    names = tag in ENTITY_TAGS or value >= OWN_IDS
    return bound.get(value, value) if names else value


def _bound(changes: Changes, ours: Step) -> dict[int, int]:
    """Id of the engine's own → the logged id of the entity that is meant, or a free one.

    Of the entities that the action logs as new it is the one of the same card and controller that
    is most alike in host, zone, place and maker; the order of making decides between equals.
    """
    used = {each.id for each in changes.created}
    waiting = {each: packet for each, packet in ours.logged.created.items() if each not in used}
    bound: dict[int, int] = {}
    for place, made in enumerate(changes.created):
        if 0 <= made.id < OWN_IDS:
            continue
        fitting = [each for each in waiting.items() if _may_be(made, *each, ours)]
        found = min(fitting, key=partial(_unlike, made, ours, bound), default=None)
        if found is None:
            bound[made.id] = FIRST_UNLOGGED_ID + 600_000 + place
        else:
            bound[made.id] = found[0]
            del waiting[found[0]]
    return bound


def _may_be(made: EntityState, entity: int, packet: FullEntity, ours: Step) -> bool:
    """Whether a logged entity has the card and the controller of one that was made.

    One that is logged without a controller may be anybody's.
    """
    state = ours.observed.state
    shown = packet.card_id or state.cards.get(entity, "")
    sides = {state.get(entity, CONTROLLER), dict(packet.tags).get(CONTROLLER, 0)}
    same = not shown or alike(ours.cards, shown, made.card)
    return same and (made.tags.get(CONTROLLER, 0) in sides or not any(sides))


def _unlike(
    made: EntityState, ours: Step, bound: Mapping[int, int], logged: tuple[int, FullEntity]
) -> tuple[bool, ...]:
    """In what a logged entity differs from one that was made: host, zone, sight, place, maker.

    Only one of the cards that a text makes may name its maker in sight (U249:23705).
    """
    entity, packet = logged
    state, host = ours.observed.state, made.tags.get(ATTACHED, 0)
    hosts = {state.get(entity, ATTACHED), dict(packet.tags).get(ATTACHED, 0)}
    return (
        bound.get(host, host) not in hosts,
        state.get(entity, ZONE) != made.tags.get(ZONE, 0),
        not (packet.card_id or state.cards.get(entity, "")),
        made.tags.get(ZONE_POSITION, 0) not in (0, state.get(entity, ZONE_POSITION)),
        bool(made.tags.get(DISPLAYED_CREATOR, 0)) != bool(state.get(entity, DISPLAYED_CREATOR)),
    )
