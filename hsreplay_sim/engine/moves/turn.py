"""The turn: the step machine from MAIN_END to the next player's MAIN_ACTION (R40–R58)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import BlockType, CardType, Step, Zone
from hsreplay_sim.base.tags import (
    ARMOR_GAINED_THIS_TURN,
    ARMOR_LOST_THIS_TURN,
    ATTACKABLE_BY_RUSH,
    AURA_ATTACHED,
    COMBO_ACTIVE,
    COPIED_BY_KHADGAR,
    CURRENT_PLAYER,
    CURRENT_PLAYER_MIRROR,
    DAMAGE_DEALT_TO_HERO_LAST_TURN,
    DEATHRATTLES_THIS_TURN,
    DORMANT,
    EXHAUSTED,
    EXTRA_ATTACKS_THIS_TURN,
    EXTRA_TURNS_TAKEN_THIS_GAME,
    HEALING_DONE_THIS_TURN,
    HERO_ATTACKED_LATELY,
    HERO_DAMAGE_TAKEN_THIS_GAME,
    HERO_DAMAGE_TAKEN_THIS_TURN,
    HERO_HEALING_DONE_THIS_TURN,
    HERO_HEALING_THIS_TURN,
    HERO_HEALTH_CHANGED_THIS_TURN,
    HERO_HITS_THIS_TURN,
    HERO_POWER_USED_THIS_TURN,
    HEROPOWER_ACTIVATIONS_THIS_TURN,
    HIDDEN_ZONE_OWNER_2,
    IS_CURRENT_TURN_AN_EXTRA_TURN,
    JUST_PLAYED,
    JUST_TRANSFORMED,
    LAST_GAME_TURN,
    LOCATION_ACTION_COOLDOWN,
    MAXRESOURCES,
    MINION_HEALING_DONE_THIS_TURN,
    NEXT_STEP,
    NUM_ATTACKS_THIS_TURN,
    NUM_CARDS_DRAWN_THIS_TURN,
    NUM_CARDS_PLAYED_THIS_TURN,
    NUM_FRIENDLY_MINIONS_THAT_ATTACKED_THIS_TURN,
    NUM_FRIENDLY_MINIONS_THAT_DIED_THIS_TURN,
    NUM_MINIONS_KILLED_THIS_TURN,
    NUM_MINIONS_PLAYED_THIS_TURN,
    NUM_MINIONS_PLAYER_KILLED_THIS_TURN,
    NUM_OPTIONS_PLAYED_THIS_TURN,
    NUM_SPELLS_DRAWN_THIS_TURN,
    NUM_SPELLS_PLAYED_THIS_TURN,
    NUM_TURNS_IN_PLAY,
    NUM_TURNS_LEFT,
    OVERLOAD_LOCKED,
    OVERLOAD_OWED,
    PLAYER_ID,
    RECALL,
    RESOURCES,
    RESOURCES_SPENT_THIS_TURN,
    RESOURCES_USED,
    RUSH,
    SPELL_DAMAGE_DEALT_THIS_TURN,
    STEALTH,
    STEP,
    SUMMONED_THIS_ACTION,
    TAG_ONE_TURN_EFFECT,
    TAG_SCRIPT_DATA_NUM_1,
    TEMP_RESOURCES,
    TURN,
    UNSPENT_RESOURCES_THIS_GAME,
    UNTOUCHABLE,
    USED_REWIND,
    WAIT_FOR_PLAYER_RECONNECT_PERIOD,
    ZONE_POSITION,
)
from hsreplay_sim.engine.keywords.copies import fade
from hsreplay_sim.engine.keywords.in_hand import count_turns, rank_up, tell_flames
from hsreplay_sim.engine.moves.ending import draw_game, finish_if_over, over
from hsreplay_sim.engine.moves.turn_end import between_triggers, let_answer, thaw
from hsreplay_sim.engine.records.moves import MOVE_COMES
from hsreplay_sim.engine.records.rows import record
from hsreplay_sim.engine.rules import events
from hsreplay_sim.engine.rules.deaths import settle
from hsreplay_sim.engine.rules.enchantments import attach, update_auras, wear_off
from hsreplay_sim.engine.rules.keyword_grants import attacks_allowed
from hsreplay_sim.engine.rules.stats import flush_dirty
from hsreplay_sim.engine.rules.zones import draw, hand_limit
from hsreplay_sim.engine.state.entities import Entity
from hsreplay_sim.engine.state.parts import has_abilities
from hsreplay_sim.engine.text import Frame

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.game import Game

AFK = "GAME_004"
TURNS_MAX = 89
"""The greatest TURN that is played: at the start of turn 90 the game is a draw (R212)."""


def end_turn(game: Game) -> None:
    """Carry out End Turn, up to the next decision: end this turn and start the next one."""
    flush_arrivals(game)
    _step(game, Step.MAIN_END)
    current = game.current
    for side in (1, 2):
        if side == current:
            _advance(game, game.owner(current), Step.MAIN_CLEANUP)
        _add_up_damage(game, game.owner(side))
    fade(game, current)
    _forget_attack(game, game.owner(current), game.hero[current])
    let_answer(game, game.owner(current))
    settle(game)
    tell_flames(game, current)
    _end_rush(game, current)
    if over(game):
        finish_if_over(game)
        return
    if game.profile.unspent_resources and not game.profile.adds_up_mana_in_cleanup:
        player = game.owner(current)
        game.note(player, UNSPENT_RESOURCES_THIS_GAME, _unspent(player))
    _cleanup(game, current)
    expire_one_turn(game, current)
    settle(game)
    _next(game, current)
    start_turn(game)


def _forget_attack(game: Game, player: Entity, hero: Entity | None) -> None:
    """Clear HERO_ATTACKED_LATELY of a player whose hero has not attacked in the turn that ends."""
    if player.tags.get(HERO_ATTACKED_LATELY, 0):
        if hero is None or not hero.tags.get(NUM_ATTACKS_THIS_TURN, 0):
            game.note(player, HERO_ATTACKED_LATELY, 0)


def _add_up_damage(game: Game, player: Entity) -> None:
    """Add the turn's hero damage to HERO_DAMAGE_TAKEN_THIS_GAME, in builds 134558 to 181554."""
    profile = game.profile
    if profile.hero_damage_history and not profile.damage_history_at_once:
        taken = player.get(HERO_DAMAGE_TAKEN_THIS_GAME) + player.get(HERO_DAMAGE_TAKEN_THIS_TURN)
        game.note(player, HERO_DAMAGE_TAKEN_THIS_GAME, taken)


def _unspent(player: Entity) -> int:
    """Return UNSPENT_RESOURCES_THIS_GAME of a player plus the Mana left in this turn."""
    left = player.get(RESOURCES) - player.get(RESOURCES_USED) + player.get(TEMP_RESOURCES)
    return player.get(UNSPENT_RESOURCES_THIS_GAME) + max(0, left)


def start_turn(game: Game) -> None:
    """Run MAIN_READY to MAIN_ACTION of the current player.

    If TURN is above 89, draw the game instead (R212). What answers to the start of the turn comes
    before the next step is written (U568:7632, U575:1144, U407:5727, U616:1647); cards in the hand
    answer after it (U010:2688).
    """
    if game.root.tags.get(TURN, 0) > TURNS_MAX:
        draw_game(game)
        return
    current = game.current
    player = game.owner(current)
    _step(game, Step.MAIN_READY)
    game.open(BlockType.TRIGGER, player)
    _ready(game, current)
    game.close()
    rank_up(game, current)
    _step(game, Step.MAIN_START_TRIGGERS)
    start = Frame(subject=player)
    between = between_triggers
    events.fire(game, events.TURN_START, start, between, among=lambda e: e.zone != Zone.HAND)
    _advance(game, player, Step.MAIN_START)
    events.fire(game, events.TURN_START, start, between, among=lambda e: e.zone == Zone.HAND)
    events.let_scenario_speak(game, events.TURN_BEGUN)
    settle(game)
    if over(game):
        finish_if_over(game)
        return
    _step(game, Step.MAIN_START)
    _forget_flips(game)
    game.open(BlockType.TRIGGER, player)
    if not events.is_answered(game, events.TURN_DRAW, start):
        draw(game, current)
    if not game.profile.resets_in_ready:
        _reset_hero_attacks(game, current)
        _reset_turn_counters(game, current)
    game.set(game.root, NEXT_STEP, Step.MAIN_ACTION)
    game.close()
    events.fire(game, events.TURN_DRAW, start)
    settle(game)
    if over(game):
        finish_if_over(game)
        return
    _step(game, Step.MAIN_ACTION)
    _advance(game, player, Step.MAIN_END)
    refresh_rush(game)


def _forget_flips(game: Game) -> None:
    """Clear the notes of coins that came up at the start of the turn (5 of 5, U060:6391)."""
    for number, up in game.flipped.items():
        if up:
            game.set(game.entities[number], TAG_SCRIPT_DATA_NUM_1, 0)
    game.flipped.clear()


def run_out_of_time(game: Game) -> None:
    """Attach the AFK enchantment, which shortens turns, to the current player's hero."""
    player = game.owner(game.current)
    hero = game.hero[game.current]
    if hero is not None:
        game.open(BlockType.TRIGGER, player)
        attach(game, player if game.profile.afk_names_player else hero, hero, AFK)
        if game.profile.afk_affects:
            game.affect(hero, player)
        game.close()


def wait_for_player(game: Game, *, gone: bool) -> None:
    """Set WAIT_FOR_PLAYER_RECONNECT_PERIOD to 1 if a player is `gone`, else to 0 (R51).

    The AFK enchantments end. It depends on the wall clock, so it is an input like a concession
    (U078:2530, U263:1925-1939, U361:2348).
    """
    game.set(game.root, WAIT_FOR_PLAYER_RECONNECT_PERIOD, 1 if gone else 0)
    for side in (1, 2):
        hero = game.hero[side]
        for worn in [each for each in hero.attached if each.card_id == AFK] if hero else []:
            wear_off(game, worn)


def flush_arrivals(game: Game) -> None:
    """Before the next option, clear SUMMONED_THIS_ACTION of all entities that have it, by id.

    Those that have died since are included (776 of 776, U180:4107, U319:4069). COPIED_BY_KHADGAR of
    the same entities is cleared, too (U211:3980).
    """
    if game.profile.marks_arrivals:
        marked = [e for e in game.arrivals.values() if e.tags.get(SUMMONED_THIS_ACTION, 0)]
        for entity in sorted(marked, key=lambda each: each.id):
            game.set(entity, SUMMONED_THIS_ACTION, 0)
            game.set(entity, COPIED_BY_KHADGAR, 0)
        game.arrivals.clear()


def refresh_rush(game: Game) -> None:
    """When an action is over, set ATTACKABLE_BY_RUSH of the current player's minions with Rush.

    It is 1 if the minion came in this turn, has attacks left and there is a victim, else 0.
    EXHAUSTED does not matter: a minion given Rush later was exhausted by arriving (30 of 30,
    U192:6955). A minion that is untouchable or in Stealth is no victim (U223:4009, U223:4143,
    U331:7665).
    """
    if game.profile.marks_rush:
        for entity in game.board[game.current]:
            if entity.tags.get(RUSH, 0) or entity.tags.get(ATTACKABLE_BY_RUSH, 0):
                _refresh_rush(game, entity)


def _end_rush(game: Game, current: int) -> None:
    """Clear ATTACKABLE_BY_RUSH of a player's minions as its turn ends.

    27 of 27, U145:12571, U309:4316. 36393 to 39282 leave it until the next turn of the player (4 of
    4, U195:17399, U261:4587).
    """
    if not game.profile.keeps_rush:
        for entity in game.board[current]:
            game.set(entity, ATTACKABLE_BY_RUSH, 0)


def _refresh_rush(game: Game, entity: Entity) -> None:
    tags = entity.tags
    able = (
        tags.get(RUSH, 0)
        and not tags.get(NUM_TURNS_IN_PLAY, 0)
        and tags.get(NUM_ATTACKS_THIS_TURN, 0) < attacks_allowed(entity)
        and any(
            e.type == CardType.MINION
            and not e.tags.get(UNTOUCHABLE, 0)
            and not e.tags.get(STEALTH, 0)
            for e in game.board[3 - entity.controller]
        )
    )
    game.set(entity, ATTACKABLE_BY_RUSH, 1 if able else 0)


def _step(game: Game, step: int) -> None:
    game.set(game.root, NEXT_STEP, step)
    game.set(game.root, STEP, step)


def _advance(game: Game, entity: Entity, step: int) -> None:
    """Write NEXT_STEP in a TRIGGER block of `entity` that contains nothing else."""
    game.open(BlockType.TRIGGER, entity)
    game.set(game.root, NEXT_STEP, step)
    game.close()


# --- MAIN_READY --------------------------------------------------------------------------


def _ready(game: Game, current: int) -> None:
    profile, player, foe = game.profile, game.owner(current), game.owner(3 - current)
    _count_turns_in_play(game, current)
    _refill(game, current)
    if not profile.combo_resets_in_cleanup:
        game.set(player, COMBO_ACTIVE, 0)
    for entity in _in_order_of_play(game):
        if entity.type == CardType.MINION:
            game.set(entity, NUM_ATTACKS_THIS_TURN, 0)
            game.set(entity, EXTRA_ATTACKS_THIS_TURN, 0)
    for tag in (
        NUM_CARDS_PLAYED_THIS_TURN,
        NUM_MINIONS_PLAYED_THIS_TURN,
        NUM_OPTIONS_PLAYED_THIS_TURN,
        NUM_SPELLS_PLAYED_THIS_TURN,
        NUM_SPELLS_DRAWN_THIS_TURN,
    ):
        game.set(player, tag, 0)
    _wake(game, current)
    game.set(player, NUM_CARDS_DRAWN_THIS_TURN, 0)
    if profile.drawn_reset_for_ended:
        game.set(foe, NUM_CARDS_DRAWN_THIS_TURN, 0)
    game.set(game.root, NEXT_STEP, Step.MAIN_START_TRIGGERS)
    for side in (player, foe):
        game.set(side, NUM_FRIENDLY_MINIONS_THAT_DIED_THIS_TURN, 0)
    for side in (player, foe):
        _reset_health_counters(game, side, is_foe=side is foe)
    if profile.resets_in_ready:
        _reset_hero_attacks(game, current)
        _reset_turn_counters(game, current)


def _in_order_of_play(game: Game) -> list[Entity]:
    """Return all entities in play, of both sides, by age.

    Both sides: a minion that attacked in the enemy's turn is made ready, too (U414:4980).
    """
    return sorted((*game.in_play[1], *game.in_play[2]), key=lambda e: e.order)


def _count_turns_in_play(game: Game, current: int) -> None:
    """Add 1 to NUM_TURNS_IN_PLAY of entities in play (R41); the build decides of which."""
    profile = game.profile
    if profile.turns_in_play_all:
        counted = [game.root, game.owner(1), game.owner(2)]
        counted[1:] = sorted(counted[1:], key=lambda e: e.id)
        bodies = [e for side in (1, 2) for e in game.in_play[side] if e.type != 6]
        counted += sorted(bodies, key=lambda e: e.order)
        if profile.secrets_count_turns:
            counted += sorted((*game.secrets[1], *game.secrets[2]), key=lambda e: e.order)
    elif profile.turns_in_play_both:
        counted = game.in_play[current] + game.in_play[3 - current]
    else:
        counted = list(game.in_play[current])
    for entity in counted:
        if not (entity.tags.get(DORMANT, 0) or entity.tags.get(UNTOUCHABLE, 0)):
            game.add(entity, NUM_TURNS_IN_PLAY, 1)


def _refill(game: Game, current: int) -> None:
    player = game.owner(current)
    tags = player.tags
    if tags.get(RESOURCES, 0) < (tags.get(MAXRESOURCES, 0) or 10):
        game.add(player, RESOURCES, 1)
    owed = tags.get(OVERLOAD_OWED, 0)
    game.set(player, RESOURCES_USED, owed)  # even if it is more than there is (U490:7362)
    if game.profile.deathrattle_count:
        game.set(player, DEATHRATTLES_THIS_TURN, 0)
    game.set(player, OVERLOAD_LOCKED, owed)
    game.set(player, OVERLOAD_OWED, 0)


def _wake(game: Game, current: int) -> None:
    """Clear EXHAUSTED of the player's entities in play and of the opponent's Titans.

    Titans: 7 of 7, U495:12313. A location whose cooldown is above 0 lowers that instead; the
    player's secrets get EXHAUSTED.
    """
    for entity in list(game.in_play[current]):
        if entity.tags.get(UNTOUCHABLE, 0):
            continue
        if entity.type == CardType.HERO_POWER:
            game.set(entity, USED_REWIND, 0)
        if entity.type in (CardType.HERO, CardType.HERO_POWER, CardType.MINION, CardType.WEAPON):
            game.set(entity, EXHAUSTED, 0)
        elif entity.type == CardType.LOCATION:
            cooldown = entity.tags.get(LOCATION_ACTION_COOLDOWN, 0)
            if cooldown:
                game.set(entity, LOCATION_ACTION_COOLDOWN, cooldown - 1)
            else:
                game.set(entity, EXHAUSTED, 0)
    for entity in list(game.in_play[3 - current]):
        if has_abilities(entity.tags):
            game.set(entity, EXHAUSTED, 0)
    for secret in game.secrets[current]:
        game.set(secret, EXHAUSTED, 1)


def _reset_health_counters(game: Game, player: Entity, *, is_foe: bool) -> None:
    for tag in (
        HERO_DAMAGE_TAKEN_THIS_TURN,
        HERO_HITS_THIS_TURN,
        HERO_HEALING_THIS_TURN,
        HEALING_DONE_THIS_TURN,
        HERO_HEALING_DONE_THIS_TURN,
        HERO_HEALTH_CHANGED_THIS_TURN,
        ARMOR_GAINED_THIS_TURN,
        ARMOR_LOST_THIS_TURN,
    ):
        game.set(player, tag, 0)
    hero = game.hero[player.tags.get(PLAYER_ID, 0)]
    if hero is not None:
        game.set(hero, HERO_DAMAGE_TAKEN_THIS_TURN, 0)
    if is_foe:
        for tag in (DAMAGE_DEALT_TO_HERO_LAST_TURN, MINION_HEALING_DONE_THIS_TURN):
            game.set(player, tag, 0)


def _reset_hero_attacks(game: Game, current: int) -> None:
    hero = game.hero[current]
    if hero is not None:
        game.set(hero, NUM_ATTACKS_THIS_TURN, 0)
        game.set(hero, EXTRA_ATTACKS_THIS_TURN, 0)


def _reset_turn_counters(game: Game, current: int) -> None:
    player, foe = game.owner(current), game.owner(3 - current)
    for side in (player, foe):
        game.set(side, NUM_MINIONS_PLAYER_KILLED_THIS_TURN, 0)
    for side in (player, foe):
        game.set(side, NUM_FRIENDLY_MINIONS_THAT_ATTACKED_THIS_TURN, 0)
    game.set(game.root, NUM_MINIONS_KILLED_THIS_TURN, 0)
    game.touch_auras()
    game.set(player, HEROPOWER_ACTIVATIONS_THIS_TURN, 0)
    game.set(player, HERO_POWER_USED_THIS_TURN, 0)
    if not game.profile.keeps_resources_spent:
        game.set(player, RESOURCES_SPENT_THIS_TURN, 0)
    game.set(player, SPELL_DAMAGE_DEALT_THIS_TURN, 0)


# --- the end of a turn -------------------------------------------------------------------


def expire_one_turn(game: Game, current: int) -> None:
    """End the enchantments with TAG_ONE_TURN_EFFECT, each in a TRIGGER block (R55).

    Those of an aura are left: they end with the aura (U022:4341, U149:3205).
    """
    for side in (1, 2):
        for enchantment in list(game.in_play[side]):
            if enchantment.type != CardType.ENCHANTMENT:
                continue
            tags = enchantment.tags
            ends = tags.get(TAG_ONE_TURN_EFFECT, 0) and not tags.get(AURA_ATTACHED, 0)
            if ends and enchantment.zone == Zone.PLAY:
                _expire(game, enchantment)


def _expire(game: Game, enchantment: Entity) -> None:
    game.open(BlockType.TRIGGER, enchantment, keyword=TAG_ONE_TURN_EFFECT)
    wear_off(game, enchantment)
    if enchantment.script is not None and enchantment.script.auras:
        update_auras(game)
    game.close()
    flush_dirty(game)


def _cleanup(game: Game, current: int) -> None:
    """Run MAIN_CLEANUP of the player whose turn ends: thaw, clear marks and temporary Mana."""
    profile, player = game.profile, game.owner(current)
    _step(game, Step.MAIN_CLEANUP)
    game.open(BlockType.TRIGGER, player)
    thaw(game, current)
    for entity in list(game.in_play[current]):
        if not entity.tags.get(DORMANT, 0):
            game.set(entity, JUST_PLAYED, 0)
        game.set(entity, JUST_TRANSFORMED, 0)
    if profile.unspent_resources and profile.adds_up_mana_in_cleanup:
        game.set(player, UNSPENT_RESOURCES_THIS_GAME, _unspent(player))
    game.set(player, TEMP_RESOURCES, 0)
    if profile.combo_resets_in_cleanup:
        game.set(player, COMBO_ACTIVE, 0)
        if profile.deathrattle_count:
            game.set(player, DEATHRATTLES_THIS_TURN, 0)
    game.set(game.root, NEXT_STEP, Step.MAIN_NEXT)
    weapon = game.weapon[current]
    if weapon is not None:
        game.set(weapon, EXHAUSTED, 1)
    for secret in game.secrets[current]:
        game.set(secret, EXHAUSTED, 0)
    game.close()
    events.fire(game, events.CLEANUP, Frame(subject=player))
    settle(game)


def _count_extra_turn(game: Game, player: Entity, *, extra: bool) -> None:
    """Set IS_CURRENT_TURN_AN_EXTRA_TURN to `extra`.

    If it is True, count the turn on game and player.

    Recordings: U095:15669, U405:12047.
    """
    if extra:
        game.add(game.root, EXTRA_TURNS_TAKEN_THIS_GAME, 1)
        game.add(player, EXTRA_TURNS_TAKEN_THIS_GAME, 1)
    game.set(game.root, IS_CURRENT_TURN_AN_EXTRA_TURN, int(extra))


def _recall(game: Game, current: int) -> None:
    """Return a player's cards with RECALL from the graveyard to the hand.

    Headcrack, U437:8722, U437:10880.
    """
    for card in [each for each in game.entities.values() if RECALL in each.tags]:
        if card.tags[RECALL] and card.zone == Zone.GRAVEYARD and card.controller == current:
            _take_back(game, card)


def _take_back(game: Game, card: Entity) -> None:
    """Move a card from the graveyard to its player's hand, hidden.

    If the hand is full, do nothing.
    """
    side = card.controller
    if len(game.hand[side]) >= hand_limit(game, side):
        return
    record(game, MOVE_COMES, card, Zone.HAND)
    game.hide(card, Zone.HAND)
    for mark in (RECALL, JUST_PLAYED, HIDDEN_ZONE_OWNER_2):  # U437:10557
        game.set(card, mark, 0)
    game.move(card, Zone.HAND, pulse=False)
    game.set(card, ZONE_POSITION, len(game.hand[side]))


def _next(game: Game, current: int) -> None:
    """Run MAIN_NEXT: make the next player current and raise TURN (R40, R57).

    If the player has a turn more, it stays current.
    """
    profile, player = game.profile, game.owner(current)
    successor = 3 - current
    if player.tags.get(NUM_TURNS_LEFT, 0) > 1:
        successor = current
    follower = game.owner(successor)
    _step(game, Step.MAIN_NEXT)
    game.open(BlockType.TRIGGER, game.root)
    mirrored = profile.current_player_mirror and successor != current
    if mirrored:
        game.set(player, CURRENT_PLAYER_MIRROR, 1)
        game.set(player, CURRENT_PLAYER_MIRROR, 0)
    if profile.no_turns_left:
        _count_extra_turn(game, player, extra=successor == current)
    if mirrored:
        game.set(follower, CURRENT_PLAYER_MIRROR, 1)
    if not profile.no_turns_left:
        game.set(player, NUM_TURNS_LEFT, player.tags.get(NUM_TURNS_LEFT, 0) - 1)
        game.set(player, NUM_TURNS_LEFT, 1)
        _count_extra_turn(game, player, extra=successor == current)
    elif successor == current:
        game.set(player, NUM_TURNS_LEFT, player.tags.get(NUM_TURNS_LEFT, 0) - 1)
    _recall(game, current)
    count_turns(game)
    game.set(player, CURRENT_PLAYER, 0)
    game.set(follower, CURRENT_PLAYER, 1)
    game.add(game.root, TURN, 1)
    if profile.last_game_turn:
        game.set(game.root, LAST_GAME_TURN, game.root.tags.get(TURN, 0) - 1)
    if profile.player_turn:
        game.add(follower, TURN, 1)
    game.set(game.root, NEXT_STEP, Step.MAIN_READY)
    game.close()
    for side in (current, successor):
        hero = game.hero[side]
        if hero is not None and game.weapon[side] is not None:
            game.touch(hero)
    game.touch_auras()
    settle(game)
