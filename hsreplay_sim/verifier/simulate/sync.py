"""Resynchronisation: after an action the engine's state follows the recording."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import CardType, Zone
from hsreplay_sim.base.stream import TAG
from hsreplay_sim.base.stream import Packet as EnginePacket
from hsreplay_sim.base.tags import (
    ATK,
    ATTACHED,
    AURA_ATTACHED,
    CARDTYPE,
    CONTROLLER,
    COPIED_FROM_ENTITY_ID,
    COST,
    EXHAUSTED,
    HEALTH,
    MODULAR_ENTITY_PART_1,
    ZONE,
)
from hsreplay_sim.engine.load import follow_the_log
from hsreplay_sim.engine.state.entities import Entity
from hsreplay_sim.engine.state.following import drop, order_by_age, write
from hsreplay_sim.verifier.compare.creations import FIRST_UNLOGGED_ID
from hsreplay_sim.verifier.recording.told import SECRET_TAGS_TOLD

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.game import Game
    from hsreplay_sim.replay.packets import TagChange
    from hsreplay_sim.verifier.compare.end_state import Logged
    from hsreplay_sim.verifier.recording.observed import Observed


def resynchronise(
    game: Game,
    observed: Observed,
    logged: Logged,
    out: Iterable[EnginePacket],
    names: dict[int, str],
) -> None:
    """Give every entity that either side touched its logged tags; drop what was never logged.

    Enchantments that a recording cannot tell are kept: the aura that laid them still stands.
    """
    touched: dict[int, set[int]] = {}
    out = tuple(out)
    _take_back(game, observed, out)
    for change in logged.changes.values():
        touched.setdefault(change.entity, set()).add(change.tag)
    for kind, entity_id, tag, _, _ in out:
        if kind == TAG:
            touched.setdefault(entity_id, set()).add(tag)
    for entity_id, tags in logged.shown.items():
        touched.setdefault(entity_id, set()).update(tags)
    _drop_unlogged(game, observed)
    for entity_id in sorted(touched, key=lambda each: observed.order.get(each, 0)):
        _sync_entity(game, observed, entity_id, touched[entity_id], logged, names)
    _order_arrivals(game, observed, touched)
    follow_the_log(game, touched)
    for entity_id in sorted(logged.made):
        now = observed.state.tags.get(entity_id, {})  # none, if the game was put back
        _note_innate(game, entity_id, now, logged.shown.get(entity_id, {}))
    for change in logged.changes.values():
        if change.def_change:
            _note_definition(game, change)


def _note_definition(game: Game, change: TagChange) -> None:
    """Note a size that is told as a change of the definition: the body keeps it (U252:14368).

    It is told so of the twin that a text sizes before it comes into play (U293:4571).
    """
    entity = game.entities.get(change.entity)
    if entity is None or entity.card is None or entity.type != CardType.MINION:
        return
    if MODULAR_ENTITY_PART_1 in entity.tags:
        return  # its parts tell
    more = change.value - entity.card.tags.get(change.tag, 0)
    atk, health = game.beyond.innate.get(entity.id, (0, 0))
    if change.tag == ATK:
        game.beyond.innate[entity.id] = (more, health)
    elif change.tag == HEALTH:
        game.beyond.innate[entity.id] = (atk, more)


def _take_back(game: Game, observed: Observed, out: Iterable[EnginePacket]) -> None:
    """A hidden card that the engine alone moved bears nothing of the journey.

    The recording tells its zone and little else: that it was drawn, and what its cost was in the
    hand, would stay with a card that never left the deck (U168, behind a false draw).
    """
    moved = {each[1] for each in out if each[0] == TAG and each[2] == ZONE} - observed.known
    before: dict[int, dict[int, int]] = {}
    for kind, entity_id, tag, _, old in out if moved else ():
        if kind == TAG and entity_id in moved:
            before.setdefault(entity_id, {}).setdefault(tag, old)
    for entity_id, tags in before.items():
        told, entity = observed.state.tags.get(entity_id), game.entities.get(entity_id)
        if told is None or entity is None:
            continue
        if told.get(ZONE, 0) == tags[ZONE] != entity.zone:
            for tag in tags.keys() - set(_STRUCTURE):
                write(game, entity, tag, tags[tag])


def _note_innate(game: Game, entity_id: int, now: dict[int, int], shown: dict[int, int]) -> None:
    """Note the stats of a body that differ though nothing is attached: it was made with them.

    A CHANGE_ENTITY tells what differs from before alone, so the state `now` stands in for the rest.
    A copy made with what an aura or its own text gave its original does not keep that. Of a body
    that is no copy, auras that reach it later do not hide what it was made with (U567:4128).
    """
    entity = game.entities.get(entity_id)
    if entity is None or entity.card is None or entity.type != CardType.MINION:
        return
    if MODULAR_ENTITY_PART_1 in entity.tags:
        return  # its parts tell
    if any(shown.get(COPIED_FROM_ENTITY_ID, 0) or not _is_aura(each) for each in entity.attached):
        return
    printed, own = entity.card.tags, entity.script
    made = printed | shown if entity.attached else now | shown
    atk, health = (
        made.get(tag, 0) - printed.get(tag, 0) if now.get(tag, 0) != printed.get(tag, 0) else 0
        for tag in (ATK, HEALTH)
    )
    if own is not None and (own.always_atk or own.atk):
        atk = 0
    if atk or health:
        game.beyond.innate[entity_id] = (atk, health)


def _is_aura(enchantment: Entity) -> bool:
    return enchantment.tags.get(AURA_ATTACHED, 0) > 0


def _order_arrivals(game: Game, observed: Observed, touched: dict[int, set[int]]) -> None:
    """An entity that entered a zone in the action is as old there as the recording says."""
    arrived = [
        game.entities[each]
        for each, tags in touched.items()
        if ZONE in tags and each in observed.order and each in game.entities
    ]
    arrived.sort(key=lambda each: observed.order[each.id])
    order_by_age(game, arrived)


def _drop_unlogged(game: Game, observed: Observed) -> None:
    for entity_id in [each for each in game.entities if each >= FIRST_UNLOGGED_ID]:
        entity = game.entities[entity_id]
        host = game.entities.get(entity.tags.get(ATTACHED, 0))
        if host is not None and entity.zone == Zone.PLAY:
            if entity.card is None or host.id not in observed.known:
                continue
        drop(game, entity)


def _sync_entity(
    game: Game,
    observed: Observed,
    entity_id: int,
    tags: set[int],
    logged: Logged,
    names: dict[int, str],
) -> None:
    told = observed.state.tags.get(entity_id)
    if told is None:
        return
    entity = game.entities.get(entity_id)
    known = entity_id in observed.known
    card_id = observed.state.cards.get(entity_id, "")
    if entity is None:
        card_id = card_id or names.get(entity_id, "")
        first = dict(told) if known else {**game.first_tags(card_id), **told}
        entity = Entity(entity_id, card_id, first)
        game.attach_card(entity, card_id)
        game.adopt(entity)
        if not known:
            observed.strangers.add(entity_id)
        return
    if known and card_id and entity.card_id != card_id:
        game.become(entity, card_id)
    for tag in sorted(tags, key=_structure_last):
        if known or (tag in observed.told and (tag in told or tag not in SECRET_TAGS_TOLD)):
            value = told.get(tag, 0)
            if entity.tags.get(tag, 0) != value and (known or tag not in (COST, 466)):
                write(game, entity, tag, value)
    if known and entity_id in logged.shown:
        for tag, value in told.items():
            if entity.tags.get(tag, 0) != value:
                write(game, entity, tag, value)
        if entity_id in logged.made and entity.tags.get(EXHAUSTED, 0) and EXHAUSTED not in told:
            write(game, entity, EXHAUSTED, 0)


_STRUCTURE = (CARDTYPE, CONTROLLER, ZONE)


def _structure_last(tag: int) -> tuple[bool, int]:
    """The order of writing: CARDTYPE and CONTROLLER before ZONE, everything else first."""
    return tag in _STRUCTURE, _STRUCTURE.index(tag) if tag in _STRUCTURE else tag
