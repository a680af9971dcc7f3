"""Bodies entering play or changing there: summon, transform, copy, control, equip, heroes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import BlockType, CardType, Zone
from hsreplay_sim.base.tags import (
    ARMOR,
    ATK,
    ATTACKABLE_BY_RUSH,
    CARD_TARGET,
    CARDTYPE,
    CHARGE,
    CONTROLLER,
    COPIED_BY_KHADGAR,
    COPIED_FROM_ENTITY_ID,
    COST,
    CREATOR,
    CREATOR_DBID,
    DAMAGE,
    DISPLAYED_CREATOR,
    EXHAUSTED,
    HAND_POSITION_PLAYED_FROM,
    HAS_ACTIVATE_POWER,
    HEALTH,
    HERO_ENTITY,
    HIDDEN_ZONE_OWNER,
    JUST_TRANSFORMED,
    LAST_AFFECTED_BY,
    LAST_COMBATANT,
    LAST_KNOWN_ATK,
    LAST_KNOWN_ATK_IN_HAND,
    LIFESTEAL,
    LINKED_ENTITY,
    MAIN_HAND_WEAPON_ENTITY,
    NUM_TURNS_IN_HAND,
    NUM_TURNS_IN_PLAY,
    PARENT_CARD,
    PENDING_CONTROLLER,
    PENDING_ZONE,
    PLAYER_ID,
    REVEALED,
    RUSH,
    SPAWN_TIME_COUNT,
    SUMMONED_THIS_ACTION,
    TAG_1200,
    TAG_1254,
    TAG_3085,
    TAG_LAST_KNOWN_COST_IN_HAND,
    TIMES_BEEN_TRANSFORMED,
    TITAN,
    TO_BE_DESTROYED,
    TRANSFORMED_FROM_CARD,
    TURN_DRAWN,
    VALEERASHADOW,
    WAS_DISCOVER_OPTION,
    ZONE_POSITION,
)
from hsreplay_sim.engine.keywords import dormant
from hsreplay_sim.engine.keywords.powers import lay_down
from hsreplay_sim.engine.rules import events, granted, stats
from hsreplay_sim.engine.rules.choices import parts_of
from hsreplay_sim.engine.rules.damage import announce_armor, count_armor, destroy
from hsreplay_sim.engine.rules.dying import deathrattles, die, run_deathrattle
from hsreplay_sim.engine.rules.enchantments import copy_enchantments, strip, update_auras
from hsreplay_sim.engine.rules.granted import maker_of, mark_of_copies, note_original
from hsreplay_sim.engine.rules.stats import (
    inherit,
    price_anew,
    rearm,
    tell_at_arrival,
)
from hsreplay_sim.engine.rules.zones import BOARD_MAX, close_gap, open_gap, reset_body
from hsreplay_sim.engine.state.entities import Entity
from hsreplay_sim.engine.state.following import have_had
from hsreplay_sim.engine.state.printed import remade
from hsreplay_sim.engine.state.renewed import SHIFTING_MARKS, change_unseen
from hsreplay_sim.engine.text import Frame

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.game import Game

_SURVIVES_TRANSFORM = frozenset(
    (50, 49, 53, ZONE_POSITION, CREATOR, 385, LAST_AFFECTED_BY, 1037, 1043, 478, 12, 1458)
)
_STAYS_WITH_BODY = frozenset(
    (
        CONTROLLER, 49, 53, ZONE_POSITION, 297, CREATOR, CREATOR_DBID, 385, 1196, 1037, 1043, 261,
        271, 273, 375, 376, 478, 1556, 12, TAG_1254, COPIED_FROM_ENTITY_ID, COST,
        TAG_LAST_KNOWN_COST_IN_HAND, LAST_KNOWN_ATK_IN_HAND, HAND_POSITION_PLAYED_FROM, CARD_TARGET,
        LAST_COMBATANT, 1286, COPIED_BY_KHADGAR, WAS_DISCOVER_OPTION, ATTACKABLE_BY_RUSH,
    )
)  # fmt: skip
"""Tags that a copy does not take from its original (R204); 1286 is its place in a run's deck.

Whom it has struck is the past of the original alone (U181@60, U439@43), and so is how it left the
hand (6 of 6, U249:19317, U378:20546), or that it was on offer (8 of 8, U573:8095, U217:13125).
Whether its Rush lets it attack is told behind the play (U435:23650).
"""

_SUMMED = frozenset((ATK, HEALTH, LAST_KNOWN_ATK, TAG_3085))
"""Tags of a copy that follow from its enchantments."""
_TAKEN_LAST = (DAMAGE, EXHAUSTED, LAST_AFFECTED_BY, TURN_DRAWN)
"""Tags that a copy takes behind them, in this order."""


def has_room(game: Game, player_id: int) -> bool:
    """A free board slot (R208)."""
    return len(game.board[player_id]) < BOARD_MAX


def arrives_ready(tags: dict[int, int]) -> bool:
    """Whether a body comes without EXHAUSTED: Charge, Rush (3,384 of 3,384), a Titan (9 of 9)."""
    return bool(tags.get(CHARGE, 0) or tags.get(RUSH, 0) or tags.get(TITAN, 0))


def slot_beside(game: Game, source: Entity | None, player_id: int) -> int:
    """Where a summoned minion goes: right of its source if that is on the board, else the end."""
    if source is not None and source.type == CardType.MINION:
        if source.zone == Zone.PLAY and source.controller == player_id:
            return source.tags.get(ZONE_POSITION, 0) + 1
    return len(game.board[player_id]) + 1


def slot_of_token(game: Game, source: Entity, side: int, index: int) -> int:
    """Where the next of several tokens goes; 0: to the end.

    Those of a minion or location stand at its right, its left, its right … (U074, U426:4731). The
    tokens of a dead minion take its old place (R85) and push earlier ones to the right (14 of 14
    up to 33157); since 66927 they stand in order (U166, U380).
    """
    if game.ruleset is not None:
        return game.ruleset.slot(game, source, side, index)
    fell_at = game.beyond.died_at(source.id)
    if side != source.controller:
        return 0
    if fell_at:
        return fell_at + (index if game.profile.tokens_in_order else 0)
    if source.type in (CardType.MINION, CardType.LOCATION) and source.zone == Zone.PLAY:
        return source.tags.get(ZONE_POSITION, 0) + (0 if index % 2 else 1)
    return 0


def summon(
    game: Game,
    source: Entity,
    card_id: str,
    player_id: int,
    *,
    position: int = 0,
    tags: dict[int, int] | None = None,
    original: Entity | None = None,
) -> Entity | None:
    """Create a minion in play, with stats of its own or as a copy; None on a full board (R94)."""
    if not has_room(game, player_id):
        return None
    if position <= 0:
        position = slot_beside(game, source, player_id)
    position = min(position, len(game.board[player_id]) + 1)
    printed = game.base_tags(card_id)
    first = dict(tags or {})
    ready = printed.get(CARDTYPE, 0) == CardType.LOCATION  # U495:23179
    if game.profile.marks_arrivals and not ready:
        first[SUMMONED_THIS_ACTION] = granted.mark_of_arrival(game, original)
    if game.profile.hidden_zone_owner:
        first[HIDDEN_ZONE_OWNER] = game.mover()
    if game.profile.notes_maker and not ready:
        first.setdefault(TAG_1254, maker_of(game, source).id)
    if game.profile.last_known_stats:
        first.setdefault(LAST_KNOWN_ATK, printed.get(ATK, 0))
        first.setdefault(TAG_LAST_KNOWN_COST_IN_HAND, printed.get(COST, 0))
    if not ready and not arrives_ready(printed):
        first[EXHAUSTED] = 1
    maker = _in_whose_name(game, source, original)
    body = game.create(card_id, player_id, Zone.PLAY, creator=maker, position=position, tags=first)
    if HEALTH in first and original is None:
        atk, health, cost = (body.get(tag) - printed.get(tag, 0) for tag in (ATK, HEALTH, COST))
        game.beyond.note_size(body.id, (atk, health, cost))
    open_gap(game, game.board[player_id], position, body)
    announce_summon(game, body, unfolds=original is None)
    return body


def _in_whose_name(game: Game, source: Entity, original: Entity | None) -> Entity:
    """Whom a body names as its creator: its source, or the dead minion whose gift summons it.

    A Treant of Soul of the Forest names the minion, not the enchantment (22 of 22, U074:9130). Up
    to 56359 the copy of a friend that a spell summons names its original (U092a:31656, U408:9510);
    one of an enemy or by a dummy spell never does (U095:4315, U195:14143). So does that of a
    weapon's text (U066@35).
    """
    by_spell = source.type in (CardType.SPELL, CardType.WEAPON) and not source.get(TAG_1200)
    if original is not None and by_spell and original.controller == source.controller:
        return source if game.profile.copies_name_spell else original
    if source.type == CardType.ENCHANTMENT and game.stack:
        dead = game.stack[-1][1]
        if dead.type == CardType.MINION and dead.zone == Zone.GRAVEYARD:
            return dead
    return source


def announce_summon(game: Game, body: Entity, *, unfolds: bool = True) -> None:
    """Fire the summon triggers. A copy does not fall asleep again (U289:3639, U573:8069).

    Since 22611 the newcomer's own aura applies at once (U143:2775 Leokk; behind the POWER block in
    U311:2827), and the game sums up before the next summon of the text (U190:7422, U189:42836).
    """
    game.touch_auras()
    if body.doomed:  # a token of no Health
        game.may_die(body)
    if game.profile.auras_at_arrival and body.script is not None and body.script.auras:
        update_auras(game)
    if game.ruleset is not None:
        game.ruleset.placed(game, body)
    frame = Frame(subject=body)
    events.fire(game, events.SUMMONED, frame)
    if game.profile.auras_at_arrival:
        update_auras(game)
    if unfolds:
        unfold(game, body)
    events.fire(game, events.AFTER_SUMMONED, frame)


PAIR = 2
"""So many limbs stand on either side."""


def unfold(game: Game, body: Entity) -> None:
    """What a minion does as it arrives, played or summoned: fall asleep, grow its limbs (R253).

    The limbs come before the Battlecry; the first of two stands at the left (U472:10631), three
    stand at the right, the last beside it (U309:14965, U435:28430).
    """
    dormant.arrive(game, body)
    script = body.script
    if script is None or not script.colossal:
        return
    game.open(BlockType.TRIGGER, body)
    for number, limb in enumerate(script.colossal):
        at = body.tags.get(ZONE_POSITION, 0)
        left = number == 0 and len(script.colossal) == PAIR
        summon(game, body, limb, body.controller, position=at if left else at + 1)
    game.close()


def put_into_play(game: Game, entity: Entity, source: Entity | None, position: int = 0) -> bool:
    """Summon an existing card from a deck, a hand or the graveyard (Recruit, Alarm-o-Bot).

    It stands at the end of the row, not beside the minion that calls it (U190:7374, U207:2935).
    """
    side = entity.controller
    if not has_room(game, side):
        return False
    if entity.zone == Zone.HAND:
        close_gap(game, game.hand[side], entity.tags.get(ZONE_POSITION, 0))
    position = position if position > 0 else len(game.board[side]) + 1
    if game.profile.notes_maker and source is not None:
        game.set(entity, TAG_1254, maker_of(game, source).id)
    if game.profile.pulses:
        game.pulse(entity, PENDING_ZONE, Zone.PLAY)
    game.note_mover(entity)
    if game.profile.position_before_zone:
        game.set(entity, ZONE_POSITION, 0)
    stats.count_arrival(game, entity)
    game.move(entity, Zone.PLAY, pulse=False)
    tell_at_arrival(game, entity)
    game.set(entity, ZONE_POSITION, position)
    open_gap(game, game.board[side], position, entity)
    game.set(entity, NUM_TURNS_IN_PLAY, 0)
    if game.profile.marks_arrivals:
        game.set(entity, SUMMONED_THIS_ACTION, 1)
    if not arrives_ready(entity.tags):
        game.set(entity, EXHAUSTED, 1)
    announce_summon(game, entity)
    return True


def transform(
    game: Game, entity: Entity, card_id: str, source: Entity | None, *, at_random: bool = False
) -> Entity:
    """Turn an entity into another card where it lies; returns what stands there now (R19, R203).

    In a hand or deck it keeps its entity at every build (U255:7152), in hearthbreaker never.
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
    """CHANGE_ENTITY clears EXHAUSTED (NUM_TURNS_IN_PLAY=0 bars attacks) and what it `forgets`.

    Lifesteal that an aura gave ends behind it (5 of 5, U189:19592, 30208). Who takes a form of
    its own forgets its maker (U185:4359, U198:2702). What is hidden had mirrors (U212:4313).
    """
    if game.profile.pulses:
        card = game.cards.get(card_id)
        game.pulse(entity, 1069, card.dbf if card is not None else 0)
    strip(game, entity)
    steals = game.due.get(entity.id, {}).pop(LIFESTEAL, None) is not None
    game.beyond.note_makers(game.entities.values(), entity)
    game.beyond.forget(entity.id)
    game.untouch(entity.id)
    if game.profile.parts_with_transformed:
        for part in parts_of(game, entity):
            game.set(part, PARENT_CARD, 0)
    if game.profile.marks_activation:
        game.set(entity, HAS_ACTIVATE_POWER, 0)
    survives = _survives_transform(game, entity) - {forgets} | ({LIFESTEAL} if steals else set())
    printed = game.base_tags(card_id)
    if entity.zone == Zone.DECK or not entity.card_id:
        have_had(entity, game.first_tags(card_id))
    changes = {tag: 0 for tag in entity.tags if tag not in survives} | printed
    if source is not None and source is not entity:
        changes[CREATOR] = source.id
        changes[DISPLAYED_CREATOR] = 0
        if game.profile.numbers_creators and source.card is not None:
            changes[CREATOR_DBID] = source.card.dbf
    elif source is entity and (entity.zone == Zone.PLAY or game.profile.shifted_forget_maker):
        changes |= {tag: 0 for tag in (CREATOR, DISPLAYED_CREATOR) if tag in entity.tags}
    if game.profile.counts_transforms:
        changes[TIMES_BEEN_TRANSFORMED] = entity.tags.get(TIMES_BEEN_TRANSFORMED, 0) + 1
    if at_random:
        changes |= mark_of_copies(game, entity)
    if card_id:
        game.change(entity, card_id, changes | (marks or {}))
        _tell_form(game, entity, printed)
    else:
        change_unseen(game, entity, changes)
    if steals:
        game.set(entity, LIFESTEAL, printed.get(LIFESTEAL, 0))


def _tell_form(game: Game, entity: Entity, printed: dict[int, int]) -> None:
    if game.first_tags(entity.card_id).get(HAS_ACTIVATE_POWER, 0):
        game.set(entity, HAS_ACTIVATE_POWER, 1)
    if entity.zone == Zone.HAND:
        price_anew(game, entity)
    elif entity.zone == Zone.PLAY:
        game.set(entity, LAST_KNOWN_ATK, printed.get(ATK, 0))
        if game.profile.stat_version:
            game.set(entity, TAG_3085, printed.get(HEALTH, 0))


def _survives_transform(game: Game, entity: Entity) -> frozenset[int]:
    """The tags that a transformed card keeps.

    On the board it forgets who moved it (61 of 61, U189:14056). Since 2022 it keeps its arrivals
    in play (U440:11443), since 195635 its turns in hand (11 of 11, U568:7896); up to 56359 a minion
    forgets what affected it last (30 of 30, U063:2934).
    """
    profile, kept = game.profile, _SURVIVES_TRANSFORM
    if entity.zone == Zone.HAND:
        return kept | {TRANSFORMED_FROM_CARD, VALEERASHADOW} | SHIFTING_MARKS
    if entity.zone == Zone.PLAY:
        count = {SPAWN_TIME_COUNT} if profile.keeps_spawn_count else set()
        if profile.keeps_turns_in_hand:
            count.add(NUM_TURNS_IN_HAND)
        kept = (kept | count) - {HIDDEN_ZONE_OWNER}
        if not profile.transformed_know_affecter:
            kept -= {LAST_AFFECTED_BY}
    return kept


def _transform_by_new_entity(
    game: Game, entity: Entity, card_id: str, source: Entity | None
) -> Entity:
    """Make a newcomer set aside and let it take the place; the old one goes aside (U046:1727).

    The newcomer is as exhausted as the old one was (35 of 35, U122:4034). What a spell has
    transformed is marked (37 of 37), what a minion's text has, itself or another, is not (12 of
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
    game.set(token, REVEALED, 1)
    game.move(token, entity.zone)
    game.set(token, ZONE_POSITION, position)
    if not token.tags.get(CHARGE, 0):
        game.set(token, EXHAUSTED, 1)
    game.set(entity, EXHAUSTED, 0)
    game.note_mover(entity)
    if game.profile.position_before_zone:
        game.set(entity, ZONE_POSITION, 0)
    game.move(entity, Zone.SETASIDE)
    game.set(entity, ZONE_POSITION, 0)
    reset_body(game, entity)
    stats.print_stats(game, entity)
    if ready:
        game.set(token, EXHAUSTED, 0)
    if game.profile.transforms_unrevealed:
        game.set(token, REVEALED, 0)
    return token


def take_control(game: Game, entity: Entity, player_id: int, *, for_turn: bool = False) -> bool:
    """Hand a minion over; a full board destroys it (R201).

    `for_turn`: a minion borrowed or given back does not count its turns anew (8 of 8, U389:2668).
    EXHAUSTED stays as it was: at rest (U082:8251) or not, even with Charge (U389:2668).
    """
    if entity.controller == player_id:
        return True
    if game.ruleset is not None:
        return game.ruleset.take_control(game, entity, player_id)
    if not has_room(game, player_id):
        game.set(entity, TO_BE_DESTROYED, 1)
        game.may_die(entity)
        return False
    if game.profile.pulses:
        game.pulse(entity, PENDING_CONTROLLER, game.owner(player_id).id)
    close_gap(game, game.board[entity.controller], entity.tags.get(ZONE_POSITION, 0))
    game.give_control(entity, player_id)
    if game.profile.position_before_zone:
        game.set(entity, ZONE_POSITION, 0)
    game.set(entity, ZONE_POSITION, len(game.board[player_id]))
    if not for_turn:
        game.set(entity, NUM_TURNS_IN_PLAY, 0)
    if any(enchantment.controller != player_id for enchantment in entity.attached):
        game.touch_auras()
    events.fire(game, events.CONTROL_CHANGED, Frame(subject=entity))
    return True


def hand_back(game: Game, entity: Entity, lender_id: int) -> None:
    """Give a borrowed minion back to a PLAYER entity, as Silence ends what lent it (R200)."""
    lender = game.entities.get(lender_id)
    if lender is not None and lender.tags.get(PLAYER_ID, 0) not in (0, entity.controller):
        take_control(game, entity, lender.tags[PLAYER_ID], for_turn=True)


def copy_body(
    game: Game, source: Entity, original: Entity, player_id: int, position: int = 0
) -> Entity | None:
    """Summon a copy with enchantments, damage and keywords (R204).

    It is made as a new one is, and takes the tags of the original behind that: its wounds, its
    EXHAUSTED and what affected it last behind its enchantments (U092a:11778, U573:8016).
    """
    card_id = original.card_id
    tags = remade(game, original)
    body = summon(game, source, card_id, player_id, position=position, tags=tags, original=original)
    if body is not None:
        _take_after(game, body, original)
    return body


def _take_after(game: Game, body: Entity, original: Entity, but: tuple[int, ...] = ()) -> None:
    own = _STAYS_WITH_BODY | _SUMMED | {*_TAKEN_LAST, *but}
    for tag in sorted({*original.tags, *body.tags}):
        if tag not in own:
            game.set(body, tag, original.tags.get(tag, 0))
    copy_enchantments(game, original, body)
    for tag in _TAKEN_LAST:
        game.set(body, tag, original.tags.get(tag, 0))
    game.may_die(body)
    if game.profile.notes_originals:
        note_original(game, body, original)


def become_copy(game: Game, entity: Entity, original: Entity, source: Entity) -> Entity:
    """Turn a minion into a copy of another, with all that it bears (U582:9632, U568:21830).

    How often it was another card it counts itself (U495:15802).
    """
    body = transform(game, entity, original.card_id, source, at_random=True)
    _take_after(game, body, original, but=(REVEALED, CARD_TARGET, TIMES_BEEN_TRANSFORMED))
    return body


def equip_entity(game: Game, weapon: Entity) -> None:
    """Give a weapon in play to its hero; the one that it held last is destroyed (R97).

    The new weapon affects one that is to be destroyed already, too (U317, U331:22559).
    """
    side = weapon.controller
    player, hero = game.owner(side), game.hero[side]
    old = next((e for e in reversed(game.weapons[side]) if e is not weapon), None)
    if old is not None:
        game.affect(old, weapon)
        if not (old.get(TO_BE_DESTROYED) and game.profile.weapon_replaced_by_death):
            discard_weapon(game, old)
    game.weapon[side] = weapon
    game.touch_auras()
    game.set(player, MAIN_HAND_WEAPON_ENTITY, weapon.id)
    if hero is not None:
        game.touch(hero)
    if side != game.current:
        game.weapons_to_sheathe.append(weapon)
    events.fire(game, events.EQUIPPED, Frame(subject=weapon))


def discard_weapon(game: Game, old: Entity) -> None:
    """Up to 27358 a replaced weapon leaves at once; since then it dies in the next death phase."""
    if game.profile.weapon_replaced_by_death:
        game.set(old, TO_BE_DESTROYED, 1)
        game.may_die(old)
        return
    effects = deathrattles(game, old)
    die(game, old)
    hero = game.hero[old.controller]
    game.weapon[old.controller] = None
    if hero is not None:
        game.touch(hero)
    update_auras(game)
    for effect in effects:
        run_deathrattle(game, old, effect)
    events.fire(game, events.WEAPON_DESTROYED, Frame(subject=old))


def equip(
    game: Game, source: Entity, card_id: str, player_id: int, *, instead: bool = False
) -> Entity:
    """Create and equip a weapon.

    If it comes `instead` of the present one, as Dagger Mastery's: up to 19632 the text first takes
    that away (15 of 15, U010:4699); since 20457 it destroys it, and the new one replaces the doomed
    one (U016:8658, U331:22547). Another hero power leaves it to the new weapon (U054:8626).
    """
    present, profile = game.weapon[player_id], game.profile
    if instead and present:
        if profile.weapons_destroyed_by_death:
            destroy(game, source, (present,))
        else:
            game.affect(present, source)
            discard_weapon(game, present)
    tags = {}
    if game.profile.last_known_stats:
        tags[LAST_KNOWN_ATK] = game.base_tags(card_id).get(ATK, 0)
    weapon = game.create(card_id, player_id, Zone.PLAY, creator=source, tags=tags)
    equip_entity(game, weapon)
    return weapon


def replace_hero(game: Game, hero: Entity) -> None:
    """A hero card takes over: it keeps the old hero's damage and history and adds its armour (R98).

    The old hero is set aside and shown. When the new hero has a power of its own, the old power is
    set aside too and the new one follows. Up to 195635 the new hero's own armour is on the card;
    since 217964 the armour of the old hero is written first, then the new hero gains its own
    (U230:24433, U432:9958).
    """
    player = game.owner(hero.controller)
    old = game.entities.get(player.tags.get(HERO_ENTITY, 0))
    printed = hero.card.tags.get(ARMOR, 0) if hero.card is not None else 0
    kept = 0 if game.profile.hero_gains_armor else printed
    game.set_untold(hero, ARMOR, printed)
    if old is not None and old is not hero:
        if game.profile.heroes_are_copies:
            copy_enchantments(game, old, hero)
        inherit(game, hero, old)
        if old.tags.get(ARMOR, 0) or not kept:
            game.set(hero, ARMOR, old.tags.get(ARMOR, 0) + kept)
        _retire(game, hero, old)
    game.hero[hero.controller] = hero
    game.set(player, HERO_ENTITY, hero.id)
    power = game.power[hero.controller]
    if power is not None and hero.card is not None and hero.card.hero_power:
        lay_down(game, power)
    if printed:
        announce_armor(game, hero, printed)
        game.add(hero, ARMOR, printed - kept)
        count_armor(game, hero, printed)
    rearm(game, old, hero)


def _retire(game: Game, hero: Entity, old: Entity) -> None:
    """Set the old hero aside in sight of both, with the armour of its card again (U092b:27800)."""
    game.set(hero, LINKED_ENTITY, old.id)
    game.move(old, Zone.SETASIDE)
    printed = old.card.tags.get(ARMOR, 0) if old.card is not None else 0
    if printed and not game.profile.old_heroes_keep_damage:
        game.set(old, ARMOR, printed)
    game.set(old, EXHAUSTED, 0)
    if not game.profile.old_heroes_keep_damage:
        game.set(old, DAMAGE, 0)
    game.set(old, REVEALED, 1)
