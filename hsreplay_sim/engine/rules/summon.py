"""Bodies entering play or changing there: summon, transform, copy, control, equip, heroes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import BlockType, CardType, Zone
from hsreplay_sim.base.tags import (
    ARMOR,
    ATK,
    ATTACKABLE_BY_RUSH,
    AURA_ATTACHED,
    CARD_TARGET,
    CARDTYPE,
    CHARGE,
    CONTROLLER,
    COPIED_BY_KHADGAR,
    COPIED_FROM_ENTITY_ID,
    COST,
    CREATOR,
    CREATOR_DBID,
    CUSTOM_KEYWORD_EFFECT,
    DAMAGE,
    DISPLAYED_CREATOR,
    ENTITY_ID,
    EXHAUSTED,
    HAND_POSITION_PLAYED_FROM,
    HEALTH,
    HEALTH_MINIMUM,
    HERO_ENTITY,
    HIDDEN_ZONE_OWNER,
    HIDDEN_ZONE_OWNER_2,
    JUST_PLAYED,
    LAST_AFFECTED_BY,
    LAST_COMBATANT,
    LAST_KNOWN_ATK,
    LAST_KNOWN_ATK_IN_HAND,
    LINKED_ENTITY,
    MAIN_HAND_WEAPON_ENTITY,
    MULTIPLY_BUFF_VALUE,
    NUM_ATTACKS_THIS_TURN,
    NUM_TURNS_IN_HAND,
    NUM_TURNS_IN_PLAY,
    PREMIUM,
    REVEALED,
    RUSH,
    SPAWN_TIME_COUNT,
    SUMMONED_THIS_ACTION,
    TAG_478,
    TAG_1200,
    TAG_1254,
    TAG_1286,
    TAG_3085,
    TAG_3669,
    TAG_LAST_KNOWN_COST_IN_HAND,
    TAG_ONE_TURN_EFFECT,
    TAG_SCRIPT_DATA_NUM_1,
    TAG_SCRIPT_DATA_NUM_2,
    TIMES_BEEN_TRANSFORMED,
    TO_BE_DESTROYED,
    TURN_DRAWN,
    WAS_DISCOVER_OPTION,
    ZONE,
    ZONE_POSITION,
)
from hsreplay_sim.engine.keywords import dormant, herald
from hsreplay_sim.engine.keywords.powers import lay_down
from hsreplay_sim.engine.keywords.transform import transform
from hsreplay_sim.engine.records.bodies import BODY_ARRIVES, MAKER_IS_NOTED
from hsreplay_sim.engine.records.damage import ARMOR_COMES
from hsreplay_sim.engine.records.moves import MOVE_COMES, NEW_PLAYER_COMES, PLACE_IS_LEFT
from hsreplay_sim.engine.records.rows import record
from hsreplay_sim.engine.rules import events, keyword_grants, stats
from hsreplay_sim.engine.rules.damage import count_armor, destroy
from hsreplay_sim.engine.rules.death import deathrattles, die, run_deathrattle
from hsreplay_sim.engine.rules.enchantments import attach, update_auras
from hsreplay_sim.engine.rules.keyword_grants import bear_unseen, maker_of, note_original
from hsreplay_sim.engine.rules.stats import (
    inherit,
    rearm,
    tell_at_arrival,
)
from hsreplay_sim.engine.rules.zones import BOARD_MAX, close_gap, open_gap
from hsreplay_sim.engine.state.entities import Entity
from hsreplay_sim.engine.state.parts import has_abilities
from hsreplay_sim.engine.state.printed import add_shadows, remade
from hsreplay_sim.engine.text import Frame

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.game import Game

_STAYS_WITH_BODY = frozenset(
    (
        CONTROLLER, ZONE, ENTITY_ID, ZONE_POSITION, NUM_ATTACKS_THIS_TURN, CREATOR, CREATOR_DBID,
        DISPLAYED_CREATOR, SUMMONED_THIS_ACTION, HIDDEN_ZONE_OWNER, HIDDEN_ZONE_OWNER_2,
        JUST_PLAYED, NUM_TURNS_IN_PLAY, NUM_TURNS_IN_HAND, MULTIPLY_BUFF_VALUE,
        CUSTOM_KEYWORD_EFFECT, TAG_478, SPAWN_TIME_COUNT, PREMIUM, TAG_1254, COPIED_FROM_ENTITY_ID,
        COST, TAG_LAST_KNOWN_COST_IN_HAND, LAST_KNOWN_ATK_IN_HAND, HAND_POSITION_PLAYED_FROM,
        CARD_TARGET, LAST_COMBATANT, TAG_1286, COPIED_BY_KHADGAR, WAS_DISCOVER_OPTION,
        ATTACKABLE_BY_RUSH, TO_BE_DESTROYED,
    )
)  # fmt: skip
"""Tags that a copy does not take from its original (R204); TAG_1286 is its place in a run's deck.

What it has fought is the past of only the original (U181@60, U439@43), and so is how it left the
hand (6 of 6, U249:19317, U378:20546), or that it was on offer (8 of 8, U573:8095, U217:13125).
Whether its Rush lets it attack is written after the play (U435:23650).
"""

_SUMMED = frozenset((ATK, HEALTH, LAST_KNOWN_ATK, TAG_3085))
"""Tags of a copy that are computed from its enchantments."""
_OF_A_FORM = (REVEALED, CARD_TARGET, TAG_3669, TIMES_BEEN_TRANSFORMED)
"""Tags of its own that a minion keeps as it becomes a copy."""
_TAKEN_LAST = (DAMAGE, EXHAUSTED, LAST_AFFECTED_BY, TURN_DRAWN)
"""Tags that a copy takes last, in this order."""


_NUMBERS = (TAG_SCRIPT_DATA_NUM_1, TAG_SCRIPT_DATA_NUM_2)


def has_room(game: Game, player_id: int) -> bool:
    """Whether the board of a player has a free slot (R208)."""
    return len(game.board[player_id]) < BOARD_MAX


def arrives_ready(tags: dict[int, int]) -> bool:
    """Whether a body arrives without EXHAUSTED: Charge, Rush (3,384 of 3,384) or Titan (9 of 9)."""
    return bool(tags.get(CHARGE, 0) or tags.get(RUSH, 0) or has_abilities(tags))


def slot_beside(game: Game, source: Entity | None, player_id: int) -> int:
    """Return the position to the right of `source` if it is a minion on that player's board.

    Otherwise return the position at the right end of the board.
    """
    if source is not None and source.type == CardType.MINION:
        if source.zone == Zone.PLAY and source.controller == player_id:
            return source.tags.get(ZONE_POSITION, 0) + 1
    return len(game.board[player_id]) + 1


def slot_of_token(game: Game, source: Entity, side: int, index: int) -> int:
    """Return the position at which a text of `source` summons its token number `index`.

    The result 0 is the right end; it is 0 on the other side's board. Tokens of a body in play go to
    its right, its left and so on (U074, U426:4731). Tokens of a dead minion go to its old place
    (R85): earlier ones are then to the right (14 of 14 up to 33157); since 66927 they are in order
    (U166, U380).
    """
    if game.ruleset is not None:
        return game.ruleset.slot(game, source, side, index)
    fell_at = game.untagged.died_at(source.id)
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
    """Create a minion in play, run its summon triggers and return it (R94).

    If the board is full, return None. `position` 0 is beside the source. If `tags` has HEALTH and
    nothing is copied, the stats in `tags` are the minion's own size. `original` is the body that
    the new one copies; `copy_body` then fires AFTER_SUMMONED.
    """
    if not has_room(game, player_id):
        return None
    if position <= 0:
        position = slot_beside(game, source, player_id)
    position = min(position, len(game.board[player_id]) + 1)
    printed = game.base_tags(card_id)
    first = _first_tags(game, source, printed, tags or {}, original)
    maker = _in_whose_name(game, source, original)
    body = game.create(card_id, player_id, Zone.PLAY, creator=maker, position=position, tags=first)
    if HEALTH in first and original is None:
        atk, health, cost = (body.get(tag) - printed.get(tag, 0) for tag in (ATK, HEALTH, COST))
        game.untagged.note_size(body.id, (atk, health, cost))
    open_gap(game, game.board[player_id], position, body)
    announce_summon(game, body, unfolds=original is None)
    return body


def _first_tags(
    game: Game,
    source: Entity,
    printed: dict[int, int],
    tags: dict[int, int],
    original: Entity | None,
) -> dict[int, int]:
    """Return the tags, beyond the printed ones, with which a body is summoned."""
    first = dict(tags)
    ready = printed.get(CARDTYPE, 0) == CardType.LOCATION  # U495:23179
    if game.profile.marks_arrivals and not ready:
        first[SUMMONED_THIS_ACTION] = keyword_grants.mark_of_arrival(game, original)
    if game.profile.hidden_zone_owner:
        first[HIDDEN_ZONE_OWNER] = game.mover()
    if game.profile.notes_maker and not ready:
        first.setdefault(TAG_1254, maker_of(game, source).id)
    add_shadows(game, first, printed)
    if not ready and not arrives_ready(printed):
        first[EXHAUSTED] = 1
    return first


def _in_whose_name(game: Game, source: Entity, original: Entity | None) -> Entity:
    """Return the entity that is CREATOR of a new body: the source, a dead minion or the original.

    If an enchantment of a dead minion summons (Soul of the Forest), it is that minion (22 of 22,
    U074:9130). If a spell (U092a:31656, U408:9510) or weapon (U066@35) copies a friend, it is the
    original up to 56359; but not if it copies an enemy, or the spell is a dummy (U095:4315,
    U195:14143).
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
    """Fire the summon triggers of a new body that was not played.

    Up to 23180 "after you summon" comes before "whenever you summon" (wiki Steward of
    Darkshire, metastone#237); of a played minion it is the other way round in every build.

    With `unfolds`, its arrival keywords are applied and AFTER_SUMMONED is fired; not for a copy
    (U289:3639, U573:8069), which is not yet like its original. Since 22611 its own aura applies at
    once (U143:2775 Leokk; after the POWER block in U311:2827), and the game updates before the
    text's next summon (U190:7422, U189:42836).
    """
    game.touch_auras()
    if body.doomed:  # a token of no Health
        game.may_die(body)
    if game.profile.auras_at_arrival and body.script is not None and body.script.auras:
        update_auras(game)
    if game.ruleset is not None:
        game.ruleset.placed(game, body)
    frame = Frame(subject=body)
    if game.profile.announces_summons_first:
        events.fire(game, events.SUMMONED, frame)
    if game.profile.auras_at_arrival:
        update_auras(game)
    if unfolds:
        apply_arrival_keywords(game, body)
        events.fire(game, events.AFTER_SUMMONED, frame)
    if not game.profile.announces_summons_first and game.listeners.get(events.SUMMONED):
        if body.id in game.dirty:
            update_auras(game)
        events.fire(game, events.SUMMONED, frame)


def apply_arrival_keywords(game: Game, body: Entity) -> None:
    """Apply a new body's arrival keywords: it falls asleep (Dormant) or summons its limbs (R253).

    Of two limbs the first stands at the left (U472:10631), of four the first two; three stand at
    the right (U309:14965, U435:28430). The limbs of a Colossal that is heralded grow like its
    Soldiers.
    """
    dormant.arrive(game, body)
    script = body.script
    if script is None or not script.colossal:
        return
    game.open(BlockType.TRIGGER, body)
    half, odd = divmod(len(script.colossal), 2)
    for number, limb in enumerate(script.colossal):
        at = body.tags.get(ZONE_POSITION, 0)
        place = at if number < half and not odd else at + 1
        size = herald.tags_of_limb(game, body, limb)
        summon(game, body, limb, body.controller, position=place, tags=size)
    game.close()


def put_into_play(game: Game, entity: Entity, source: Entity | None, position: int = 0) -> bool:
    """Move a card into play, run its summon triggers and return True.

    If the board is full, do nothing and return False. The card comes to `position`, or to the right
    end if that is 0 (U190:7374, U207:2935).
    """
    side = entity.controller
    if not has_room(game, side):
        return False
    if entity.zone == Zone.HAND:
        close_gap(game, game.hand[side], entity.tags.get(ZONE_POSITION, 0))
    end = len(game.board[side]) + 1
    position = min(position, end) if position > 0 else end
    if source is not None:
        record(game, MAKER_IS_NOTED, entity, maker_of(game, source).id)
    record(game, MOVE_COMES, entity, Zone.PLAY)
    game.note_mover(entity)
    record(game, PLACE_IS_LEFT, entity)
    stats.count_arrival(game, entity)
    age = entity.order
    game.move(entity, Zone.PLAY, pulse=False)
    if not game.profile.brought_die_young:
        game.untagged.ages_at_death[entity.id] = (entity.order, age)
    tell_at_arrival(game, entity)
    game.set(entity, ZONE_POSITION, position)
    open_gap(game, game.board[side], position, entity)
    game.set(entity, NUM_TURNS_IN_PLAY, 0)
    record(game, BODY_ARRIVES, entity)
    if not arrives_ready(entity.tags):
        game.set(entity, EXHAUSTED, 1)
    announce_summon(game, entity)
    return True


def take_control(game: Game, entity: Entity, player_id: int, *, for_turn: bool = False) -> bool:
    """Give a minion to another player and return True; if it is that player's already, do nothing.

    On a full board it is marked to be destroyed: False (R201). Except `for_turn` NUM_TURNS_IN_PLAY
    becomes 0 (8 of 8, U389:2668). EXHAUSTED stays (U082:8251), even with Charge (U389:2668).
    """
    kept = game.profile.own_are_not_stolen or game.ruleset is not None or has_room(game, player_id)
    if kept and entity.controller == player_id:
        return True
    if game.ruleset is not None:
        return game.ruleset.take_control(game, entity, player_id)
    if not has_room(game, player_id):
        game.set(entity, TO_BE_DESTROYED, 1)
        game.may_die(entity)
        return False
    record(game, NEW_PLAYER_COMES, entity, game.owner(player_id).id)
    close_gap(game, game.board[entity.controller], entity.tags.get(ZONE_POSITION, 0))
    game.give_control(entity, player_id)
    record(game, PLACE_IS_LEFT, entity)
    game.set(entity, ZONE_POSITION, len(game.board[player_id]))
    if not for_turn:
        game.set(entity, NUM_TURNS_IN_PLAY, 0)
    if any(enchantment.controller != player_id for enchantment in entity.attached):
        game.touch_auras()
    events.fire(game, events.CONTROL_CHANGED, Frame(subject=entity))
    return True


def copy_body(
    game: Game,
    source: Entity,
    original: Entity,
    player_id: int,
    position: int = 0,
    *,
    whole: bool = True,
) -> Entity | None:
    """Summon a copy of a body with its enchantments and return it (R204).

    If the board is full, return None. Enchantments come first, then wounds, EXHAUSTED,
    LAST_AFFECTED_BY (U092a:11778, U573:8016). Up to 20970, and unless `whole`, what answers to the
    summoning does so before that.
    """
    whole = whole and game.profile.copies_come_whole
    body = summon(
        game,
        source,
        original.card_id,
        player_id,
        position=position,
        tags=remade(game, original),
        original=original,
    )
    if body is not None:
        if not whole:
            events.fire(game, events.AFTER_SUMMONED, Frame(subject=body))
        _take_after(game, body, original)
        if whole:
            events.fire(game, events.AFTER_SUMMONED, Frame(subject=body))
    return body


def _take_after(game: Game, body: Entity, original: Entity, but: tuple[int, ...] = ()) -> None:
    own = _STAYS_WITH_BODY | _SUMMED | {*_TAKEN_LAST, *but, *_left_behind(game, original)}
    for tag in sorted({*original.tags, *body.tags}):
        if tag not in own:
            game.set(body, tag, original.tags.get(tag, 0))
    copy_enchantments(game, original, body)
    for tag in _TAKEN_LAST:
        game.set(body, tag, original.tags.get(tag, 0))
    game.may_die(body)
    if game.profile.notes_originals:
        note_original(game, body, original)


def _left_behind(game: Game, original: Entity) -> set[int]:
    """Return the keywords that only auras give an original, and that no copy of it takes along."""
    left = {
        tag
        for tag, stays in (
            (CHARGE, game.profile.copies_leave_charge),
            (HEALTH_MINIMUM, game.profile.copies_leave_shout),
        )
        if stays and original.tags.get(tag, 0)
    }
    return {tag for tag in left if keyword_grants.is_of_auras(original, tag)}


def copy_enchantments(game: Game, original: Entity, copy: Entity) -> None:
    """Attach new enchantments to `copy`, like the original's but no auras; copy the residue."""
    for enchantment in original.attached:
        if not enchantment.tags.get(AURA_ATTACHED, 0) or _goes_along(game, enchantment, copy):
            maker = enchantment.tags.get(CREATOR, 0) or original.id
            data = {tag: enchantment.get(tag) for tag in _NUMBERS if enchantment.get(tag)}
            source = game.entities.get(maker, original)
            made = attach(game, source, copy, enchantment.card_id, copied=True, tags=data)
            if maker != original.id:
                _name_maker(game, made, enchantment)
            if game.profile.copies_note_enchantments:
                game.set(made, COPIED_FROM_ENTITY_ID, enchantment.id)
            _take_layers(game, made, enchantment.get(SPAWN_TIME_COUNT))
    if not original.card_id:
        bear_unseen(game, copy)
    residues = game.untagged.residues
    if original.id in residues:
        residues[copy.id] = residues[original.id]
    stats.recompute(game, copy)


def _goes_along(game: Game, aura: Entity, copy: Entity) -> bool:
    """Whether the enchantment of an aura is copied: up to 19506 that of Commanding Shout."""
    if game.profile.copies_leave_shout or copy.zone != Zone.PLAY:
        return False
    source = game.entities.get(aura.tags.get(CREATOR, 0))
    return source is not None and source.type == CardType.ENCHANTMENT


def _take_layers(game: Game, made: Entity, layers: int) -> None:
    """Raise SPAWN_TIME_COUNT of a copy to `layers` by steps of 1 (U360:12599, U561:10295)."""
    write = game.set if game.profile.notes_spawn_time else game.set_untold
    for count in range(2, layers + 1):
        write(made, SPAWN_TIME_COUNT, count)


def _name_maker(game: Game, made: Entity, like: Entity) -> None:
    """Set CREATOR of a copied enchantment to the maker of its original, in builds that do so.

    Before that, CREATOR names the copy (U612:8206). It stays the copy if the original had made the
    enchantment itself (U357:7207).
    """
    if game.profile.copies_name_makers:
        game.set(made, CREATOR, like.get(CREATOR))
        if game.profile.numbers_creators:
            game.set(made, CREATOR_DBID, like.get(CREATOR_DBID))


def become_copy(game: Game, entity: Entity, original: Entity, source: Entity) -> Entity:
    """Transform a minion into a full copy of `original`; return what is there now.

    Recordings: U582:9632, U568:21830. It keeps its own TIMES_BEEN_TRANSFORMED (U495:15802), and the
    mark of a copy until the text is over (U568:25615). An aura of a silenced minion works until the
    Silence is copied (hs-bugs#1351).
    """
    body = transform(game, entity, original.card_id, source, at_random=True)
    if original.silenced and body.script is not None and body.script.auras:
        game.touch_auras()
        update_auras(game)
    _take_after(game, body, original, but=_OF_A_FORM)
    return body


def equip_entity(game: Game, weapon: Entity) -> None:
    """Make a weapon that is in play the hero's weapon and fire EQUIPPED.

    The one held before is removed (R97; U317, U331:22559). In the enemy's turn the new one is
    queued to be sheathed.
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
    """Remove a replaced weapon: up to 27358 at once, since then by the next death phase.

    At once, its Deathrattles run and WEAPON_DESTROYED is fired here.
    """
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
    """Create a weapon, equip it and return it.

    With `instead`, the text itself replaces the present weapon (Dagger Mastery): up to 19632 it
    removes that first (15 of 15, U010:4699); since 20457 it destroys that, and the new weapon
    replaces the doomed one (U016:8658, U331:22547). Without it, the new weapon removes the present
    one (U054:8626).
    """
    present, profile = game.weapon[player_id], game.profile
    if instead and present:
        if profile.weapons_destroyed_by_death:
            destroy(game, source, (present,))
        else:
            game.affect(present, source)
            discard_weapon(game, present)
    tags = {}
    if game.profile.tells_shadows:
        tags[LAST_KNOWN_ATK] = game.base_tags(card_id).get(ATK, 0)
    weapon = game.create(card_id, player_id, Zone.PLAY, creator=source, tags=tags)
    equip_entity(game, weapon)
    return weapon


def replace_hero(game: Game, hero: Entity, *, played: bool = False) -> None:
    """Make a hero card its player's hero; damage and history of the old hero go over (R98).

    The old hero is set aside and shown; if the new one brings a hero power, the old power is set
    aside, too. Up to 195635 the new hero's own armour is on the card; since 217964 the old hero's
    armour is written first, then the new hero gains its own (U230:24433, U432:9958). If it was
    `played`, effects of this turn go over, too.
    """
    player = game.owner(hero.controller)
    old = game.entities.get(player.tags.get(HERO_ENTITY, 0))
    printed = hero.card.tags.get(ARMOR, 0) if hero.card is not None else 0
    kept = 0 if game.profile.hero_gains_armor else printed
    game.set_untold(hero, ARMOR, printed)
    if old is not None and old is not hero:
        if game.profile.heroes_are_copies:
            copy_enchantments(game, old, hero)
        elif played:
            _carry_over(game, old, hero)
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
        record(game, ARMOR_COMES, hero, printed)
        game.add(hero, ARMOR, printed - kept)
        if game.profile.hero_armor_is_gained:
            count_armor(game, hero, printed)
    rearm(game, old, hero)


def _carry_over(game: Game, old: Entity, hero: Entity) -> None:
    """Attach to a new hero what the old one has for this turn (hs-bugs#1219)."""
    for worn in old.attached:
        if worn.tags.get(TAG_ONE_TURN_EFFECT, 0) and not worn.tags.get(AURA_ATTACHED, 0):
            maker = game.entities.get(worn.tags.get(CREATOR, 0), old)
            attach(game, maker, hero, worn.card_id, copied=True)


def _retire(game: Game, hero: Entity, old: Entity) -> None:
    """Set the old hero aside and set REVEALED on it; ARMOR becomes the printed one (U092b:27800).

    Some builds leave its armour and damage as they are.
    """
    game.set(hero, LINKED_ENTITY, old.id)
    game.move(old, Zone.SETASIDE)
    printed = old.card.tags.get(ARMOR, 0) if old.card is not None else 0
    if printed and not game.profile.old_heroes_keep_damage:
        game.set(old, ARMOR, printed)
    game.set(old, EXHAUSTED, 0)
    if not game.profile.old_heroes_keep_damage:
        game.set(old, DAMAGE, 0)
    game.set(old, REVEALED, 1)
