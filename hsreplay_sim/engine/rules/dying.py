"""One entity dies: its deathrattles, its way to the graveyard, what its corpse keeps (R80–R86)."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import BlockType, CardClass, CardType, PlayState, Zone
from hsreplay_sim.base.tags import (
    BATTLECRY,
    CANT_ATTACK,
    CHARGE,
    CLASS,
    CORPSES,
    COST,
    CREATOR,
    DAMAGE,
    DEATHRATTLE,
    DEATHRATTLES_THIS_TURN,
    DIVINE_SHIELD,
    EXHAUSTED,
    EXTRA_DEATHRATTLES_BASE,
    EXTRA_MINION_DEATHRATTLES_BASE,
    FROZEN,
    IGNORE_DAMAGE,
    IGNORE_DAMAGE_OFF,
    IMMUNE_TO_FIRE_SPELLS,
    JUST_TRANSFORMED,
    LEAVES_NO_CORPSE,
    MAIN_HAND_WEAPON_ENTITY,
    MODULAR_ENTITY_PART_1,
    NUM_ATTACKS_THIS_TURN,
    NUM_FRIENDLY_MINIONS_THAT_DIED_THIS_GAME,
    NUM_FRIENDLY_MINIONS_THAT_DIED_THIS_TURN,
    NUM_MINIONS_KILLED_THIS_TURN,
    NUM_MINIONS_PLAYER_KILLED_THIS_TURN,
    PENDING_ZONE,
    PLAYER_ID,
    PLAYSTATE,
    POISONOUS,
    REBORN,
    SILENCED,
    STEALTH,
    SUPPRESS_ALL_SUMMON_VO,
    TAG_1254,
    TAG_ONE_TURN_EFFECT,
    TAG_SCRIPT_DATA_NUM_1,
    TAUNT,
    TO_BE_DESTROYED,
    TRIGGER_VISUAL,
    WINDFURY,
    ZONE_POSITION,
)
from hsreplay_sim.engine.rules.enchantments import detach, strip, strip_corpse
from hsreplay_sim.engine.rules.granted import forget
from hsreplay_sim.engine.rules.player_tags import is_held
from hsreplay_sim.engine.rules.stats import printed_cost, recompute
from hsreplay_sim.engine.rules.zones import close_gap
from hsreplay_sim.engine.state.entities import Entity
from hsreplay_sim.engine.text import Effect, Frame

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.game import Game


def deathrattles(
    game: Game, entity: Entity, dying: Collection[Entity] = ()
) -> list[tuple[Entity, Effect]]:
    """(carrier, effect) of the printed deathrattle, then of the enchantments (R84).

    The text of an enchantment is the minion's: what it summons stands where the minion stood (16 of
    16, U068:2525, U190:3181). While its player has Baron Rivendare, each deathrattle is
    listed twice, unless a ruleset of its own asks for that later; whether one counts who is `dying`
    as well, depends on the build. What is put together of parts has one if a part has one
    (U148a:12747).
    """
    found: list[tuple[Entity, Effect]] = []
    script = entity.script
    if script is not None and script.deathrattle is not None and not entity.silenced:
        if not entity.tags.get(MODULAR_ENTITY_PART_1, 0) or entity.tags.get(DEATHRATTLE, 0):
            found.append((entity, script.deathrattle))
    elif script is None and _is_its_own(entity) and not entity.silenced:
        found.append((entity, _foreign))
    for enchantment in entity.attached:
        script = enchantment.script
        if script is not None and script.deathrattle is not None:
            carrier = entity if game.ruleset is None else enchantment
            found.append((carrier, _given_by(enchantment, script.deathrattle)))
    extra = game.owner(entity.controller).tags.get(EXTRA_MINION_DEATHRATTLES_BASE, 0)
    if extra and not game.profile.dead_baron_doubles:
        extra *= is_held(game, entity.controller, EXTRA_MINION_DEATHRATTLES_BASE, but=dying)
    extra *= entity.type == CardType.MINION
    extra += game.owner(entity.controller).tags.get(EXTRA_DEATHRATTLES_BASE, 0)
    if extra and game.ruleset is None:
        found = [each for each in found for _ in range(1 + extra)]
    return found


def _given_by(enchantment: Entity, text: Effect) -> Effect:
    """The text of an enchantment: cards that it adds name the card that gave it as their giver.

    8 of 8: U182:1840, U222:19869, U488:4309, U587:6725. The frame's `value` is what it has kept.
    """

    def run(game: Game, me: Entity, it: Frame) -> None:
        before, game.giver = game.giver, enchantment.tags.get(CREATOR, 0)
        it.value = enchantment.get(TAG_SCRIPT_DATA_NUM_1)
        text(game, me, it)
        game.giver = before

    return run


def _is_its_own(entity: Entity) -> bool:
    """Whether it bears a Deathrattle that none of its enchantments gave it."""
    given = any(e.script is not None and e.script.deathrattle is not None for e in entity.attached)
    printed = entity.card is not None and entity.card.tags.get(DEATHRATTLE, 0)
    return bool(entity.tags.get(DEATHRATTLE, 0) and (printed or not given))


def _foreign(game: Game, me: Entity, it: Frame) -> None:
    """An unimplemented deathrattle: tell the watcher that it runs here."""
    if game.watcher is not None:
        game.watcher.foreign_power(game, me)


def run_deathrattle(game: Game, dead: Entity, effect: tuple[Entity, Effect]) -> None:
    """One deathrattle in a TRIGGER block of the minion, an enchantment's too (U080:10076).

    What it attaches itself never stacks on what an earlier one did (12 of 12, U195:3165, 3393);
    what a trigger does inside does (U335:5977, U607:7479).
    """
    carrier, run = effect
    if run is not _foreign:
        stacks_from, game.stacks_from = game.stacks_from, (carrier.id, game.clock)
        game.open(BlockType.TRIGGER, dead, keyword=DEATHRATTLE)
        run(game, carrier, Frame(subject=dead))
        game.close()
        game.stacks_from = stacks_from
    else:
        run(game, carrier, Frame(subject=dead))
    if game.profile.deathrattle_count:
        game.add(game.owner(dead.controller), DEATHRATTLES_THIS_TURN, 1)


def die(game: Game, entity: Entity) -> None:
    """Move it out of play and into the graveyard, without consequences."""
    kind = entity.type
    game.set(entity, TO_BE_DESTROYED, 0)
    if kind == CardType.MINION:
        _minion_dies(game, entity)
    elif kind == CardType.WEAPON:
        _weapon_dies(game, entity)
    elif kind == CardType.HERO:
        _hero_dies(game, entity)
    else:
        _leaves_board(game, entity)
        _clean_corpse(game, entity)


def _minion_dies(game: Game, entity: Entity) -> None:
    """Count it among the killed, take it off its row and bury it, count it among the dead."""
    player = game.owner(entity.controller)
    game.add(player, NUM_MINIONS_PLAYER_KILLED_THIS_TURN, 1)
    game.add(game.root, NUM_MINIONS_KILLED_THIS_TURN, 1)
    _close_ranks(game, entity)
    if not game.profile.counts_dead_after_move:
        _count_dead(game, player)
    game.move(entity, Zone.GRAVEYARD, pulse=False)
    if game.profile.counts_dead_after_move:
        _count_dead(game, player)
    if not entity.tags.get(LEAVES_NO_CORPSE, 0) and _keeps_corpses(game, player):
        game.add(player, CORPSES, 1)
    _clean_corpse(game, entity)


def _keeps_corpses(game: Game, player: Entity) -> bool:
    """Since 168788 every player keeps Corpses (702 of 704 deaths); before, Death Knights do."""
    if game.profile.corpses_of_all:
        return True
    if not game.profile.death_knight_corpses:
        return False
    hero = game.hero[player.get(PLAYER_ID)]
    return bool(player.tags.get(CORPSES, 0)) or (hero is not None and _is_death_knight(hero))


def _count_dead(game: Game, player: Entity) -> None:
    game.add(player, NUM_FRIENDLY_MINIONS_THAT_DIED_THIS_TURN, 1)
    if game.profile.counts_dead_this_game:
        game.add(player, NUM_FRIENDLY_MINIONS_THAT_DIED_THIS_GAME, 1)


def end_bracket(game: Game, entity: Entity, tag: int) -> None:
    """Up to 10604 two tags enclose the healing of a dead minion.

    The first ends before the minion's deathrattles, the second behind them (U008:8167, U019:11075).
    """
    if not game.profile.no_ignore_damage:
        game.set(entity, tag, 0)


def _is_death_knight(hero: Entity) -> bool:
    printed = hero.card.card_class if hero.card is not None else 0
    return CardClass.DEATHKNIGHT in (hero.tags.get(CLASS, 0), printed)


def _leaves_board(game: Game, entity: Entity) -> None:
    _close_ranks(game, entity)
    game.move(entity, Zone.GRAVEYARD, pulse=False)


def _close_ranks(game: Game, entity: Entity) -> None:
    """Write all that comes before ZONE."""
    profile = game.profile
    side = entity.controller
    position = entity.tags.get(ZONE_POSITION, 0)
    if not profile.keeps_maker_at_death:
        game.set(entity, TAG_1254, 0)
    if profile.pulses:
        game.pulse(entity, PENDING_ZONE, Zone.GRAVEYARD)
    game.set(entity, EXHAUSTED, 0)
    game.set(entity, JUST_TRANSFORMED, 0)
    game.set(entity, SUPPRESS_ALL_SUMMON_VO, 0)
    if profile.forgets_maker_at_death:
        game.set(entity, TAG_1254, 0)
    close_gap(game, game.board[side], position)
    game.note_mover(entity)
    if profile.position_before_zone:
        game.set(entity, ZONE_POSITION, 0)


def _heal_in_brackets(game: Game, entity: Entity) -> None:
    """Up to 12574 clear DAMAGE before anything else of the body, up to 10357 in brackets."""
    bracket = not game.profile.no_ignore_damage and entity.tags.get(DAMAGE, 0)
    if bracket:
        game.set(entity, IGNORE_DAMAGE, 1)
    game.set(entity, DAMAGE, 0)
    if bracket:
        game.set(entity, IGNORE_DAMAGE_OFF, 1)


def _clean_corpse(game: Game, entity: Entity) -> None:
    """Clear enchantments, then the body's own tags in this order (3 000 deaths, 9786 to 241170).

    A discount that outlasted the play of its card ends with it (U609:10525).
    """
    profile = game.profile
    script = entity.script
    changing = script is not None and (script.moves_atk or script.max_health is not None)
    if game.beyond.lose_gains(entity.id) or changing:
        game.touch(entity)
    worn = strip_corpse(game, entity)
    reset = not profile.corpse_keeps_state
    if reset:
        game.set(entity, SILENCED, 0)
    if not profile.dying_damage_last:
        _heal_in_brackets(game, entity)
    if reset:
        game.set(entity, FROZEN, 0)
        game.set(entity, NUM_ATTACKS_THIS_TURN, 0)
    forget(game, entity, worn)
    if not profile.dead_stats_wait and entity.id in game.dirty:
        recompute(game, entity, attack_first=not profile.dead_lose_health_first)
    if entity.card is not None and any(e.script and e.script.lasting for e in worn):
        game.set(entity, COST, printed_cost(game, entity))
    if reset and entity.card is not None:
        _print_keywords(game, entity, entity.card.tags)
    game.set(entity, ZONE_POSITION, 0)
    game.set(entity, DAMAGE, 0)
    game.set(entity, REBORN, 0)
    game.set(entity, IMMUNE_TO_FIRE_SPELLS, 0)
    game.set(entity, CANT_ATTACK, 0)


_REPRINTED = (
    WINDFURY,
    TAUNT,
    STEALTH,
    DIVINE_SHIELD,
    CHARGE,
    BATTLECRY,
    POISONOUS,
)


def _print_keywords(game: Game, corpse: Entity, printed: dict[int, int]) -> None:
    """Up to 29349 a corpse regains the keywords of its card, even when it was silenced.

    9786 to 28855: TAUNT of all 250, DIVINE_SHIELD of all 98, STEALTH of all 31, SILENCED of all
    22 (U311:7991, U068:4083); since 29933 none, 0 of 170. DEATHRATTLE is regained since 22611.
    TRIGGER_VISUAL is regained in 5 of 5 and never lost (U082:10260, U163:2644).
    """
    for tag in _REPRINTED:
        game.set(corpse, tag, printed.get(tag, 0))
    if printed.get(TRIGGER_VISUAL, 0):
        game.set(corpse, TRIGGER_VISUAL, 1)
    if game.profile.dead_regain_deathrattle:
        game.set(corpse, DEATHRATTLE, printed.get(DEATHRATTLE, 0))


def _weapon_dies(game: Game, weapon: Entity) -> None:
    """Announce the move first, clear the player's WEAPON before ZONE (60 of 60 since 28855)."""
    profile = game.profile
    side = weapon.controller
    player = game.owner(side)
    if profile.pulses:
        game.pulse(weapon, PENDING_ZONE, Zone.GRAVEYARD)
    game.set(weapon, EXHAUSTED, 0)
    if player.tags.get(MAIN_HAND_WEAPON_ENTITY, 0) == weapon.id:
        game.set(player, MAIN_HAND_WEAPON_ENTITY, 0)
    game.move(weapon, Zone.GRAVEYARD, pulse=False)
    strip(game, weapon)
    changing = weapon.script is not None and weapon.script.atk is not None
    if game.beyond.residues.pop(weapon.id, None) is not None or changing:
        game.touch(weapon)
    if not profile.dead_stats_wait and weapon.id in game.dirty:
        recompute(game, weapon)
    game.set(weapon, DAMAGE, 0)
    hero = game.hero[side]
    if hero is not None:
        game.touch(hero)


def _hero_dies(game: Game, hero: Entity) -> None:
    """Bury a hero: it loses what it had for this turn, and with the next update its Attack.

    It does so with a weapon and with Claws (3 of 3, U074:12188, U090:18281, U119:7987); what marks
    a player who is away stays on it (U604a:10093, U609:13016).
    """
    game.set(hero, EXHAUSTED, 0)
    game.move(hero, Zone.GRAVEYARD)
    for enchantment in list(hero.attached):
        if enchantment.tags.get(TAG_ONE_TURN_EFFECT, 0):
            game.set(hero, TAG_ONE_TURN_EFFECT, 0)
            detach(game, enchantment)
    player = game.owner(hero.controller)
    if player.tags.get(PLAYSTATE, 0) == PlayState.PLAYING:
        game.set(player, PLAYSTATE, PlayState.LOSING)
    game.hero[hero.controller] = hero
    game.touch(hero)
