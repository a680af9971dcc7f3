"""Resynchronisation: after an action the engine's state follows the recording."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from hsreplay_sim.base import tags as t
from hsreplay_sim.base.enums import CardType, Zone
from hsreplay_sim.base.stream import TAG
from hsreplay_sim.base.stream import Packet as EnginePacket
from hsreplay_sim.engine.load import follow_the_log
from hsreplay_sim.engine.state.entities import Entity
from hsreplay_sim.engine.state.following import drop, order_by_age, write
from hsreplay_sim.recorder.visibility import IN_SECRET
from hsreplay_sim.verifier.step import FIRST_UNLOGGED_ID
from hsreplay_sim.verifier.tags.gameplay import SET_BY_RULES

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.game import Game
    from hsreplay_sim.replay.packets import TagChange
    from hsreplay_sim.verifier.recording.logged import Logged
    from hsreplay_sim.verifier.recording.observed import Observed


_STRUCTURE = (t.CARDTYPE, t.CONTROLLER, t.ZONE)
"""Tags that are written last, in this order: lists of zones are kept by them."""


def resynchronise(
    game: Game,
    observed: Observed,
    logged: Logged,
    out: Sequence[EnginePacket],
    names: dict[int, str],
    *,
    agreed: bool = True,
) -> None:
    """Give every entity that either side touched its logged tags; drop what was never logged.

    Enchantments that are invisible in a recording are kept: the aura that attached them lasts. If
    the two sides have not `agreed`, the engine will not write again what was logged otherwise.
    """
    _take_back(game, observed, out)
    touched = _touched(logged, out)
    agreed = not _drop_unlogged(game, observed) and agreed
    told: list[int] = []
    for entity_id in sorted(touched, key=lambda each: observed.order.get(each, 0)):
        entity, tags = game.entities.get(entity_id), touched[entity_id]
        if entity_id not in observed.state.tags:
            continue
        if entity is None:
            wrote = _add(game, observed, entity_id, names)
        elif entity_id in observed.known:
            wrote = _sync_known(game, observed, entity, tags, shown=entity_id in logged.shown)
        else:
            wrote = _sync_hidden(game, observed, entity, tags)
        told += [entity_id] * wrote
    _order_arrivals(game, observed, touched)
    follow_the_log(game, told if agreed else touched, agreed=agreed)
    for entity_id in sorted(logged.made):
        now = observed.state.tags.get(entity_id, {})  # none, if the game was put back
        _note_innate(game, entity_id, now, logged.shown.get(entity_id, {}))
    for change in logged.changes.values():
        if change.def_change:
            _note_definition(game, change)


def _touched(logged: Logged, out: Iterable[EnginePacket]) -> dict[int, set[int]]:
    """Return entity → the tags that were logged or simulated."""
    touched: defaultdict[int, set[int]] = defaultdict(set)
    for entity_id, tag in logged.before:
        touched[entity_id].add(tag)
    for kind, entity_id, what, _, _ in out:
        if kind == TAG:
            touched[entity_id].add(what)
    for entity_id in logged.shown:
        touched.setdefault(entity_id, set())
    return touched


# --- tags -----------------------------------------------------------------------------------------


def _take_back(game: Game, observed: Observed, out: Iterable[EnginePacket]) -> None:
    """If the engine moved a hidden card and the recording did not, restore the card's other tags.

    Little but the zone of a hidden card is logged: TURN_DRAWN and the cost in the hand would stay
    on a card that never left the deck (U168, after a false draw).
    """
    moved = {each[1] for each in out if each[0] == TAG and each[2] == t.ZONE} - observed.known
    before: dict[int, dict[int, int]] = {}
    for kind, entity_id, tag, _, old in out if moved else ():
        if kind == TAG and entity_id in moved:
            before.setdefault(entity_id, {}).setdefault(tag, old)
    for entity_id, tags in before.items():
        logged, entity = observed.state.tags.get(entity_id), game.entities.get(entity_id)
        if logged is not None and entity is not None:
            if logged.get(t.ZONE, 0) == tags[t.ZONE] != entity.zone:
                for tag in tags.keys() - set(_STRUCTURE):
                    write(game, entity, tag, tags[tag])


def _drop_unlogged(game: Game, observed: Observed) -> bool:
    """Drop what the engine alone made, and return whether anything was dropped.

    Enchantments in play without card or visible host are kept.
    """
    if game.next_id <= FIRST_UNLOGGED_ID:
        return False
    before = len(game.entities)
    for entity in [each for each in game.entities.values() if each.id >= FIRST_UNLOGGED_ID]:
        host = game.entities.get(entity.tags.get(t.ATTACHED, 0))
        if host is not None and entity.zone == Zone.PLAY:
            if entity.card is None or host.id not in observed.known:
                continue
        drop(game, entity)
    return len(game.entities) < before


def _add(game: Game, observed: Observed, entity_id: int, names: dict[int, str]) -> bool:
    """Add a logged entity that the engine lacks; if hidden, with the first tags of its card too."""
    logged, known = observed.state.tags[entity_id], entity_id in observed.known
    card_id = observed.state.cards.get(entity_id, "") or names.get(entity_id, "")
    entity = Entity(entity_id, card_id, logged | {} if known else game.first_tags(card_id) | logged)
    game.attach_card(entity, card_id)
    game.adopt(entity)
    if not known:
        observed.strangers.add(entity_id)
    return True


def _sync_known(
    game: Game, observed: Observed, entity: Entity, tags: set[int], *, shown: bool
) -> bool:
    """Write the logged card and `tags` of an entity in sight; if `shown`, all logged tags.

    Return whether anything was written.

    A shown entity lists all that rules have set on it: what the engine alone set is gone. What the
    engine made as a card of another type has no tag of it left (U568:34290).
    """
    logged, card_id = observed.state.tags[entity.id], observed.state.cards.get(entity.id, "")
    remade = card_id not in ("", entity.card_id)
    if remade:
        game.become(entity, card_id)
    own = entity.tags
    listed = logged.keys() | tags | own.keys() & SET_BY_RULES if shown else tags
    if remade and own.get(t.CARDTYPE, 0) != logged.get(t.CARDTYPE, 0):
        listed = listed | own.keys()
    differ = [tag for tag in listed if own.get(tag, 0) != logged.get(tag, 0)]
    if len(differ) > 1:
        differ.sort(key=lambda tag: (tag not in tags, *_structure_last(tag)))
    for tag in differ:
        write(game, entity, tag, logged.get(tag, 0))
    return remade or differ != []


def _sync_hidden(game: Game, observed: Observed, entity: Entity, tags: set[int]) -> bool:
    """Write the logged values of those `tags` of a hidden entity that are visible; no costs.

    Return whether anything was written.
    """
    logged, wrote = observed.state.tags[entity.id], False
    readable = (tags & observed.hidden_tags) - {t.COST, t.TAG_LAST_KNOWN_COST_IN_HAND}
    for tag in sorted(readable, key=_structure_last):
        value = logged.get(tag, 0)
        if entity.tags.get(tag, 0) != value and (tag in logged or tag not in IN_SECRET):
            write(game, entity, tag, value)
            wrote = True
    return wrote


def _structure_last(tag: int) -> tuple[bool, int]:
    return tag in _STRUCTURE, _STRUCTURE.index(tag) if tag in _STRUCTURE else tag


def _order_arrivals(game: Game, observed: Observed, touched: dict[int, set[int]]) -> None:
    """Order the entities that entered a zone in the action as the recording has them."""
    moved = (each for each, tags in touched.items() if t.ZONE in tags and each in observed.order)
    arrived = [game.entities[each] for each in moved if each in game.entities]
    arrived.sort(key=lambda each: observed.order[each.id])
    order_by_age(game, arrived)


# --- the stats that a body is made with -----------------------------------------------------------


def _note_innate(game: Game, entity_id: int, now: dict[int, int], shown: dict[int, int]) -> None:
    """Note by how much a minion's stats differ from print though only auras are attached.

    A CHANGE_ENTITY lists only what differs from before, so the state `now` stands in for the rest.
    A copy made with what an aura or its own text gave its original does not keep that. If a minion
    is no copy, auras that reach it later do not hide what it was made with (U567:4128).
    """
    entity = _whole_minion(game, entity_id)
    if entity is None or entity.card is None:
        return
    copied = shown.get(t.COPIED_FROM_ENTITY_ID, 0)
    if any(copied or each.tags.get(t.AURA_ATTACHED, 0) <= 0 for each in entity.attached):
        return
    printed, own = entity.card.tags, entity.script
    made = printed | shown if entity.attached else now | shown
    atk, health = (
        made.get(tag, 0) - printed.get(tag, 0) if now.get(tag, 0) != printed.get(tag, 0) else 0
        for tag in (t.ATK, t.HEALTH)
    )
    if own is not None and (own.always_atk or own.atk):
        atk = 0
    if atk or health:
        game.untagged.innate[entity_id] = (atk, health)


def _note_definition(game: Game, change: TagChange) -> None:
    """Note a stat that is logged as a change of the definition: the minion keeps it (U252:14368).

    If a text sets the size of a copy before it comes into play, that is logged so, too (U293:4571).
    """
    entity = _whole_minion(game, change.entity)
    if entity is None or entity.card is None or change.tag not in (t.ATK, t.HEALTH):
        return
    more = change.value - entity.card.tags.get(change.tag, 0)
    atk, health = game.untagged.innate.get(entity.id, (0, 0))
    game.untagged.innate[entity.id] = (more, health) if change.tag == t.ATK else (atk, more)


def _whole_minion(game: Game, entity_id: int) -> Entity | None:
    """Return the entity if it is a minion and not put together of parts with stats; else None."""
    entity = game.entities.get(entity_id)
    if entity is None or entity.type != CardType.MINION or t.MODULAR_ENTITY_PART_1 in entity.tags:
        return None
    return entity
