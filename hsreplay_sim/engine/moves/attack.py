"""Combat (R112–R125)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import BlockType, CardType, Meta, Step, Zone
from hsreplay_sim.base.tags import (
    ATK,
    ATTACKING,
    CARD_TARGET,
    DAMAGE,
    DEFENDING,
    DIVINE_SHIELD_DAMAGE,
    EXHAUSTED,
    IMMUNE,
    IMMUNE_WHILE_ATTACKING,
    NEXT_STEP,
    NUM_ATTACKS_THIS_TURN,
    PREDAMAGE,
    PROPOSED_ATTACKER,
    PROPOSED_DEFENDER,
    SHOULDEXITCOMBAT,
    STEALTH,
    STEP,
    TAG_SCRIPT_DATA_ENT_1,
    TAG_SCRIPT_DATA_NUM_1,
    UNTOUCHABLE,
    ZONE_POSITION,
)
from hsreplay_sim.engine.moves.ending import finish_if_over, over
from hsreplay_sim.engine.moves.turn import flush_arrivals, refresh_rush
from hsreplay_sim.engine.records.combat import (
    ATTACK_COMES,
    ATTACK_IS_COUNTED,
    ATTACK_IS_FORCED,
    ATTACK_IS_OVER,
    FIGHT_COMES,
)
from hsreplay_sim.engine.records.play import AIM_IS_TAKEN, OPTION_IS_TAKEN
from hsreplay_sim.engine.records.rows import record
from hsreplay_sim.engine.rules import events
from hsreplay_sim.engine.rules.damage import (
    Hit,
    after_blows,
    announce_damage,
    betrays_itself,
    hit,
    lose_stealth,
)
from hsreplay_sim.engine.rules.deaths import settle
from hsreplay_sim.engine.rules.enchantments import update_auras
from hsreplay_sim.engine.rules.keyword_grants import attacks_allowed
from hsreplay_sim.engine.state import mirrors
from hsreplay_sim.engine.state.entities import Entity
from hsreplay_sim.engine.text import Frame

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.game import Game


def attack(game: Game, attacker: Entity, defender: Entity) -> None:
    """Carry out a whole attack: ATTACK block, damage, what follows it, up to the next decision.

    The build decides whether a cancelled attack counts. If Freezing Trap sends the attacker home,
    it has not attacked (4 of 4 since 31022, U425:5960; up to 29349, without a mark, it has in 3 of
    3, U542:1376).
    """
    profile, root = game.profile, game.root
    flush_arrivals(game)
    record(game, AIM_IS_TAKEN, attacker, defender.id)
    game.open(BlockType.ATTACK, attacker, target=defender.id)
    for fighter in (attacker, defender):
        record(game, FIGHT_COMES, fighter, attacker.id)
    _propose(game, attacker, defender)
    began = game.clock
    defender = game.entities.get(root.get(PROPOSED_DEFENDER), defender)
    struck = _goes_on(attacker, defender)
    if struck:
        _strike(game, attacker, defender)
    elif profile.counts_cancelled_attack and not (
        profile.marks_returning and attacker.zone == Zone.HAND
    ):
        _count_attack(game, attacker)
    if struck and not profile.after_attack_behind_block:
        _fire_after(game, attacker, defender, began)
    _end_combat(game, attacker, defender)
    _after(game, attacker, defender, began if struck else 0)


def force_attack(game: Game, attacker: Entity, defender: Entity, cause: Entity) -> None:
    """Make a character attack because of the text of `cause`: combat, but no option is taken.

    It counts as an attack (54 of 54, U174:6196, U488:4255); LAST_COMBATANT of both names `cause`
    (46 of 46 since 56359, U252:6081). The target in the block's packet is what the attacker
    targeted last (U523:4870: 733 of 733).
    """
    counts_first = game.profile.attacks_counted_before_damage
    note_cause(game, cause, attacker, defender)
    game.open(BlockType.ATTACK, attacker, target=attacker.get(CARD_TARGET))
    _propose(game, attacker, defender)
    began = game.clock
    defender = game.entities.get(game.root.get(PROPOSED_DEFENDER), defender)
    struck = _goes_on(attacker, defender)
    if struck:
        game.set(attacker, ATTACKING, 1)
        game.set(defender, DEFENDING, 1)
        if counts_first:
            _count_attack(game, attacker, forced=True)
        _exchange(game, attacker, defender)
        if not counts_first:
            _count_attack(game, attacker, forced=True)
    if struck and not game.profile.after_attack_behind_block:
        _fire_after(game, attacker, defender, began)
    _end_combat(game, attacker, defender)
    if struck and game.profile.after_attack_behind_block:
        _fire_after(game, attacker, defender, began)


def note_cause(game: Game, cause: Entity, *fighters: Entity) -> None:
    """Set LAST_COMBATANT of the fighters to `cause`, whose text makes them fight.

    An attacker without a living victim gets it too (U396:4471).
    """
    for fighter in fighters:
        record(game, FIGHT_COMES, fighter, cause.id)


def _end_combat(game: Game, attacker: Entity, defender: Entity) -> None:
    game.set(game.root, PROPOSED_ATTACKER, 0)
    game.set(game.root, PROPOSED_DEFENDER, 0)
    game.set(attacker, ATTACKING, 0)
    _mark_immunity(game, attacker)
    game.set(defender, DEFENDING, 0)
    game.set(attacker, SHOULDEXITCOMBAT, 0)
    game.close()


def _mark_immunity(game: Game, attacker: Entity) -> None:
    """If a text makes the attacker Immune while it attacks, let the next update look at it."""
    if attacker.tags.get(IMMUNE_WHILE_ATTACKING, 0):
        game.touch_auras()


def _propose(game: Game, attacker: Entity, defender: Entity) -> None:
    record(game, ATTACK_COMES, attacker)
    game.set(game.root, PROPOSED_ATTACKER, attacker.id)
    game.set(game.root, PROPOSED_DEFENDER, defender.id)
    if events.heard(game, events.ATTACKS):
        frame = Frame(target=defender, subject=attacker)
        frame.attacked = defender
        events.fire(game, events.ATTACKS, frame)
    if game.listeners.get(events.STRIKES):
        _announce_strike(game, attacker, defender)
    if not game.profile.no_update_in_attack and _goes_on(attacker, defender):
        update_auras(game)


def _announce_strike(game: Game, attacker: Entity, defender: Entity) -> None:
    """Fire STRIKES with the defender that is left; one that is doomed is still attacked.

    Gorehowl acts behind Misdirection and Explosive Trap, on their defender (hs-bugs#55).
    """
    struck = game.entities.get(game.root.get(PROPOSED_DEFENDER), defender)
    if attacker.zone == Zone.PLAY and struck.zone == Zone.PLAY:
        events.fire(game, events.STRIKES, Frame(target=struck, subject=attacker))


def _goes_on(attacker: Entity, defender: Entity) -> bool:
    """Whether attacker and defender are still in play and neither is doomed (R116)."""
    return (
        attacker.zone == Zone.PLAY
        and defender.zone == Zone.PLAY
        and not attacker.doomed
        and not defender.doomed
    )


def _strike(game: Game, attacker: Entity, defender: Entity) -> None:
    profile, player = game.profile, game.owner(attacker.controller)
    if betrays_itself(attacker):
        mirrors.set_keyword(game, attacker, STEALTH, 0)
        if not profile.no_stealth_shadow:
            game.touch_auras()
    game.set(attacker, ATTACKING, 1)
    if not profile.no_combat_step:
        game.set(game.root, NEXT_STEP, Step.MAIN_ACTION)
        game.set(game.root, STEP, Step.MAIN_COMBAT)
    _mark_immunity(game, attacker)
    if not profile.no_update_in_attack:
        settle(game)
    if not profile.options_after_attack:
        _count_option(game, player)
    game.set(defender, DEFENDING, 1)
    if profile.attacks_counted_before_damage:
        _count_attack(game, attacker)
    _exchange(game, attacker, defender)
    if not profile.wears_after_counting:
        _wear_weapon(game, attacker, defender)
    if not profile.attacks_counted_before_damage:
        _count_attack(game, attacker)
    if profile.wears_after_counting and not profile.durability_after_attack:
        _wear_weapon(game, attacker, defender)


def _exchange(game: Game, attacker: Entity, defender: Entity) -> None:
    """Damage the defender, then the attacker, then run what answers to the blows (R119, R120)."""
    if betrays_itself(attacker):
        lose_stealth(game, attacker)
    hits: list[Hit] = []
    strength, answer = attacker.tags.get(ATK, 0), 0
    if defender.type == CardType.MINION:
        answer = defender.tags.get(ATK, 0)
    for source, target, amount in ((attacker, defender, strength), (defender, attacker, answer)):
        dealt = hit(game, source, target, amount, combat=True)
        if dealt:
            hits.append((source, target, dealt))
    dry = None
    if attacker.script is not None and attacker.script.cleaves:
        blunted = all(source is not attacker for source, _, _ in hits)
        dry = attacker if blunted and not game.profile.cleave_drains_alone else None
        hits += _cleave(game, attacker, defender)
    after_blows(game, hits, dry)


def _cleave(game: Game, attacker: Entity, defender: Entity) -> list[Hit]:
    """Damage the minions beside the defender, in a TRIGGER block; return the hits.

    If the attacker is silenced or the defender no minion, there are none. Recording: U148b:5566. A
    dormant minion is not hurt.
    """
    if attacker.silenced or defender.type != CardType.MINION:
        return []
    place = defender.tags.get(ZONE_POSITION, 0)
    row = [each for each in game.row(defender.controller) if each.type == CardType.MINION]
    awake = [each for each in row if not each.tags.get(UNTOUCHABLE, 0)]
    beside = [each for each in awake if abs(each.tags.get(ZONE_POSITION, 0) - place) == 1]
    game.open(BlockType.TRIGGER, attacker)
    game.meta(Meta.TARGET, 0, (defender,))
    game.meta(Meta.TARGET, 0, beside)
    strength = attacker.tags.get(ATK, 0)
    hits = [(attacker, each, hit(game, attacker, each, strength)) for each in beside]
    game.close()
    return [each for each in hits if each[2]]


def _count_attack(game: Game, attacker: Entity, *, forced: bool = False) -> None:
    """Add 1 to NUM_ATTACKS_THIS_TURN of the attacker; if no attacks are left, set EXHAUSTED.

    `forced` says that a text has it attack.
    """
    game.add(attacker, NUM_ATTACKS_THIS_TURN, 1)
    game.touch_auras()
    game.untagged.note_attack(attacker.controller)
    record(game, ATTACK_IS_COUNTED, attacker)
    if forced:
        record(game, ATTACK_IS_FORCED, attacker)
    if attacker.tags.get(NUM_ATTACKS_THIS_TURN, 0) >= attacks_allowed(attacker):
        game.set(attacker, EXHAUSTED, 1)


def _count_option(game: Game, player: Entity) -> None:
    """Add 1 to NUM_OPTIONS_PLAYED_THIS_TURN of a player and fire OPTION_TAKEN.

    Up to 25252 this is called inside the block; since then, or if the attack is cancelled, after
    it.
    """
    record(game, OPTION_IS_TAKEN, player)
    events.fire(game, events.OPTION_TAKEN, Frame(subject=player))


def _wear_weapon(game: Game, attacker: Entity, defender: Entity) -> None:
    """If a hero attacks, damage its weapon by 1 in a TRIGGER block of the player (R121, R123).

    An Immune weapon is not damaged.
    """
    if attacker.type != CardType.HERO:
        return
    weapon = game.weapon[attacker.controller]
    if weapon is None:
        return
    game.open(BlockType.TRIGGER, game.owner(attacker.controller))
    if game.profile.pulses:
        announce_damage(game, game.owner(attacker.controller), weapon, 1)
    if not weapon.tags.get(IMMUNE, 0):
        game.pulse(weapon, PREDAMAGE, 1)
        game.meta(Meta.DAMAGE, 1, (weapon,))
        game.affect(weapon, game.owner(attacker.controller))
        game.add(weapon, DAMAGE, 1)
        game.may_die(weapon)
    elif game.profile.pulses:
        game.pulse(weapon, PREDAMAGE, 1)
    game.close()


def _forget_miss(game: Game, attacker: Entity) -> None:
    """Once an attack is over, clear the two tags in which an Ogre has noted that it missed.

    4 of 4, U593:7815, U613:9077.
    """
    game.flipped.clear()
    if attacker.tags.get(TAG_SCRIPT_DATA_ENT_1, 0) == game.root.id:
        game.set(attacker, TAG_SCRIPT_DATA_ENT_1, 0)
        game.set(attacker, TAG_SCRIPT_DATA_NUM_1, 0)


def _fire_after(game: Game, attacker: Entity, defender: Entity, began: int) -> None:
    """Fire AFTER_ATTACK for the listeners that were in place when the attack was proposed.

    `began` is the age of the youngest of them. Up to 19632 it fires inside the block (20 of 20:
    U035:2163, U604a:7655, U119:7662); 22611 has it after the block (7 of 7, U034:18352,
    U084:12789).
    """
    if events.heard(game, events.AFTER_ATTACK):
        frame = Frame(target=defender, subject=attacker)
        frame.since = began
        game.aftermath = attacker.controller
        events.fire(game, events.AFTER_ATTACK, frame)
        game.aftermath = 0


def _after(game: Game, attacker: Entity, defender: Entity, began: int) -> None:
    """Write what follows the ATTACK block: weapon, triggers, deaths, steps, option count.

    `began` is the age of the youngest entity when the attack was proposed, or 0 if the attack was
    cancelled. A cancelled attack wears no weapon and has no "after" (R116, R122).
    """
    profile, player = game.profile, game.owner(attacker.controller)
    counted = began and not profile.options_after_attack
    _forget_miss(game, attacker)
    if profile.durability_after_attack and began:
        _wear_weapon(game, attacker, defender)
    if began:
        record(game, ATTACK_IS_OVER, attacker)
    if began and profile.after_attack_behind_block:
        _fire_after(game, attacker, defender, began)
    settle(game)
    for fighter in (attacker, defender):
        game.set(fighter, DIVINE_SHIELD_DAMAGE, 0)
    if over(game):
        if not counted:
            _count_option(game, player)
        finish_if_over(game)
        return
    if not profile.no_combat_step and game.root.get(STEP) == Step.MAIN_COMBAT:
        game.set(game.root, STEP, Step.MAIN_ACTION)
        game.open(BlockType.TRIGGER, player)
        game.set(game.root, NEXT_STEP, Step.MAIN_END)
        game.close()
    if not counted:
        _count_option(game, player)
    refresh_rush(game)
    finish_if_over(game)
