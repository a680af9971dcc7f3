"""Transform: an entity becomes another card in its place (R19, R203)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import CardType, Zone
from hsreplay_sim.base.tags import (
    ATK,
    CHARGE,
    CONTROLLER,
    CREATOR,
    CREATOR_DBID,
    DISPLAYED_CREATOR,
    ENTITY_ID,
    EXHAUSTED,
    HAS_ACTIVATE_POWER,
    HEALTH,
    HIDDEN_ZONE_OWNER,
    HIDDEN_ZONE_OWNER_2,
    JUST_TRANSFORMED,
    LAST_AFFECTED_BY,
    LAST_KNOWN_ATK,
    LIFESTEAL,
    LINKED_ENTITY,
    NUM_TURNS_IN_HAND,
    PARENT_CARD,
    PENDING_TRANSFORM,
    PREMIUM,
    REVEALED,
    SECRET,
    SPAWN_TIME_COUNT,
    SUPPRESS_ALL_SUMMON_VO,
    TAG_478,
    TAG_3085,
    TIMES_BEEN_TRANSFORMED,
    TOPDECK,
    TRANSFORMED_FROM_CARD,
    VALEERASHADOW,
    ZONE,
    ZONE_POSITION,
)
from hsreplay_sim.engine.records.moves import PLACE_IS_LEFT
from hsreplay_sim.engine.records.rows import record
from hsreplay_sim.engine.rules import events, stats
from hsreplay_sim.engine.rules.choices import parts_of
from hsreplay_sim.engine.rules.enchantments import strip
from hsreplay_sim.engine.rules.keyword_grants import mark_of_copies
from hsreplay_sim.engine.rules.stats import price_anew
from hsreplay_sim.engine.rules.zones import reset_body
from hsreplay_sim.engine.state.following import have_had
from hsreplay_sim.engine.state.reset import SHIFTING_MARKS, change_unseen
from hsreplay_sim.engine.text import Frame

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game

_SURVIVES = frozenset(
    (
        CONTROLLER, ZONE, ENTITY_ID, ZONE_POSITION, CREATOR, DISPLAYED_CREATOR, LAST_AFFECTED_BY,
        HIDDEN_ZONE_OWNER, HIDDEN_ZONE_OWNER_2, TAG_478, PREMIUM, SUPPRESS_ALL_SUMMON_VO,
    )
)  # fmt: skip


def transform(
    game: Game, entity: Entity, card_id: str, source: Entity | None, *, at_random: bool = False
) -> Entity:
    """Turn an entity into another card in its place; return what is there now (R19, R203).

    That is the same entity in a hand or deck (U255:7152) and in later builds. In old builds on the
    board, and under another ruleset, it is a new one.
    """
    lies = entity.zone != Zone.PLAY and game.ruleset is None
    if game.profile.transforms_in_place or lies:
        transform_in_place(game, entity, card_id, source, at_random=at_random)
        return entity
    body = _transform_by_new_entity(game, entity, card_id, source)
    if game.ruleset is not None and body.zone == Zone.PLAY:
        game.ruleset.transformed(game, body)
    return body


def transform_in_place(
    game: Game,
    entity: Entity,
    card_id: str,
    source: Entity | None,
    *,
    at_random: bool = False,
    forgets: int = 0,
    marks: dict[int, int] | None = None,
) -> None:
    """Write CHANGE_ENTITY: end an entity's enchantments, clear its tags, give it another card's.

    If `card_id` is "", it becomes a hidden card without a packet. `forgets` is one more tag to
    clear, `marks` are tags to add; NUM_TURNS_IN_PLAY becomes 0, which bars attacks. Lifesteal from
    an aura ends after the packet (5 of 5, U189:19592, 30208). If the card turns itself into another
    form, it forgets its creator (U185:4359, U198:2702). A hidden card had the tags of a new one
    (U212:4313); in the hand it names `source` in DISPLAYED_CREATOR (7 of 7, U495:10484, U552:4054).
    Of a card of a deck, the new DISPLAYED_CREATOR is logged by itself (U523:10120).
    """
    _tell_maker_in_deck(game, entity, None)
    _announce_form(game, entity, card_id)
    strip(game, entity)
    steals = game.due.get(entity.id, {}).pop(LIFESTEAL, None) is not None
    game.untagged.note_makers(game.entities.values(), entity)
    game.untagged.forget(entity.id)
    game.untouch(entity.id)
    if game.profile.parts_with_transformed:
        for part in parts_of(game, entity):
            game.set(part, PARENT_CARD, 0)
    if game.profile.marks_activation:
        game.set(entity, HAS_ACTIVATE_POWER, 0)
    survives = _survivors(game, entity) - {forgets} | ({LIFESTEAL} if steals else set())
    printed = game.base_tags(card_id)
    if entity.zone == Zone.DECK or not entity.card_id:
        have_had(game, entity, game.first_tags(card_id))
    changes = {tag: 0 for tag in entity.tags if tag not in survives} | printed
    changes |= _maker_of_form(game, entity, source)
    if game.profile.counts_transforms:
        changes[TIMES_BEEN_TRANSFORMED] = entity.tags.get(TIMES_BEEN_TRANSFORMED, 0) + 1
    if at_random:
        changes |= mark_of_copies(game, entity)
    unseen = not entity.card_id
    if card_id:
        game.change(entity, card_id, changes | (marks or {}))
        _tell_form(game, entity, printed)
    else:
        change_unseen(game, entity, changes)
    _name_teller(game, entity, source if unseen else None)
    if steals:
        game.set(entity, LIFESTEAL, printed.get(LIFESTEAL, 0))
    _tell_maker_in_deck(game, entity, source)


def _tell_maker_in_deck(game: Game, entity: Entity, maker: Entity | None) -> None:
    if entity.zone == Zone.DECK:
        game.set(entity, DISPLAYED_CREATOR, maker.id if maker is not None else 0)


def _name_teller(game: Game, entity: Entity, source: Entity | None) -> None:
    """Name the text of another card that made a hidden card of a hand another one."""
    shifts = source is entity or source is None or source.type == CardType.ENCHANTMENT
    if not shifts and source is not None and entity.zone == Zone.HAND:
        game.set(entity, DISPLAYED_CREATOR, source.id)


def _tell_form(game: Game, entity: Entity, printed: dict[int, int]) -> None:
    if game.first_tags(entity.card_id).get(HAS_ACTIVATE_POWER, 0):
        game.set(entity, HAS_ACTIVATE_POWER, 1)
    if entity.zone == Zone.HAND:
        price_anew(game, entity)
    elif entity.zone == Zone.PLAY:
        game.set(entity, LAST_KNOWN_ATK, printed.get(ATK, 0))
        if game.profile.stat_version:
            game.set(entity, TAG_3085, printed.get(HEALTH, 0))


def _announce_form(game: Game, entity: Entity, card_id: str) -> None:
    if game.profile.pulses:
        card = game.cards.get(card_id)
        game.pulse(entity, PENDING_TRANSFORM, card.dbf if card is not None else 0)


def _maker_of_form(game: Game, entity: Entity, source: Entity | None) -> dict[int, int]:
    """Return the CREATOR tags to set on a transformed card: they name `source`.

    If the card turns itself into another form, they are cleared (U185:4359, U198:2702).
    """
    if source is None:
        return {}
    if source is entity:
        forgotten = entity.zone == Zone.PLAY or game.profile.shifted_forget_maker
        return {tag: 0 for tag in (CREATOR, DISPLAYED_CREATOR) if forgotten and tag in entity.tags}
    made = {CREATOR: source.id, DISPLAYED_CREATOR: 0}
    if game.profile.numbers_creators and source.card is not None:
        made[CREATOR_DBID] = source.card.dbf
    return made


def _survivors(game: Game, entity: Entity) -> frozenset[int]:
    """Return the tags that a transformed card keeps in its zone.

    On the board HIDDEN_ZONE_OWNER is not kept (61 of 61, U189:14056); up to 56359 LAST_AFFECTED_BY
    is not (30 of 30, U063:2934). On the board and in the hand, SPAWN_TIME_COUNT is since 2022
    (U440:11443, U575:11772; in 2021 it is not, U173:3654), NUM_TURNS_IN_HAND since 195635 (11 of 11
    on the board, U568:7896; 9 of 9 in the hand, U293:4577, U381:1295; not at U370:1696).
    """
    profile, kept = game.profile, _SURVIVES
    if entity.zone in (Zone.HAND, Zone.PLAY):
        kept |= {SPAWN_TIME_COUNT} if profile.keeps_spawn_count else set()
        kept |= {NUM_TURNS_IN_HAND} if profile.keeps_turns_in_hand else set()
    if entity.zone == Zone.HAND:
        return kept | {TRANSFORMED_FROM_CARD, VALEERASHADOW} | SHIFTING_MARKS
    if entity.zone == Zone.PLAY:
        kept -= {HIDDEN_ZONE_OWNER}
        if not profile.transformed_know_affecter:
            kept -= {LAST_AFFECTED_BY}
    return kept


def _transform_by_new_entity(
    game: Game, entity: Entity, card_id: str, source: Entity | None
) -> Entity:
    """Create a new entity in the place of the old one, set the old aside and return the new.

    Recording: U046:1727. The new one is as exhausted as the old one was (35 of 35, U122:4034). If a
    spell transforms it, JUST_TRANSFORMED is set (37 of 37), but not if a minion's text does (12 of
    12, U608:9452).
    """
    ready = not entity.tags.get(EXHAUSTED, 0)
    position = entity.tags.get(ZONE_POSITION, 0)
    token = game.create(card_id, entity.controller, Zone.SETASIDE, creator=source)
    if source is None or source.type != CardType.MINION:
        game.set(token, JUST_TRANSFORMED, 1)
    strip(game, entity)
    game.set(token, LINKED_ENTITY, entity.id)
    game.set(entity, LINKED_ENTITY, token.id)
    game.set(token, REVEALED if game.profile.reveals_transformed else TOPDECK, 1)
    game.move(token, entity.zone)
    game.set(token, ZONE_POSITION, position)
    if not token.tags.get(CHARGE, 0):
        game.set(token, EXHAUSTED, 1)
    game.set(entity, EXHAUSTED, 0)
    game.note_mover(entity)
    record(game, PLACE_IS_LEFT, entity)
    game.move(entity, Zone.SETASIDE)
    game.set(entity, ZONE_POSITION, 0)
    reset_body(game, entity)
    stats.print_stats(game, entity)
    if ready:
        game.set(token, EXHAUSTED, 0)
    if game.profile.transforms_unrevealed:
        game.set(token, REVEALED, 0)
    return token


def arrive_changed(game: Game, card: Entity, body: Entity) -> None:
    """Fire SUMMONED for what a played minion has become, up to 4.x."""
    if body is not card and not game.profile.changed_are_not_summoned:
        events.fire(game, events.SUMMONED, Frame(subject=body))


def answer_again(game: Game, card: Entity, body: Entity) -> None:
    """Fire SUMMONED for what a played minion has become, AFTER_PLAYED for what it was.

    From 7.0 to 8.0 what answers to arrivals and plays, but no Secret, answers twice to a Faceless
    Manipulator.
    """
    if body is not card and game.profile.transformed_come_twice:
        events.fire(game, events.SUMMONED, Frame(subject=body), among=_is_no_secret)
        events.fire(game, events.AFTER_PLAYED, Frame(subject=card), among=_is_no_secret)


def _is_no_secret(listener: Entity) -> bool:
    return not listener.tags.get(SECRET, 0)
