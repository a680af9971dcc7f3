"""Let one entity die: Deathrattles, the way to the graveyard, what its corpse keeps (R80–R86)."""

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
    CORPSES_SPENT_THIS_GAME,
    COST,
    CREATOR,
    DAMAGE,
    DEATHRATTLE,
    DIVINE_SHIELD,
    EXHAUSTED,
    EXTRA_DEATHRATTLES_BASE,
    EXTRA_MINION_DEATHRATTLES_BASE,
    FROZEN,
    HEALTH,
    IGNORE_DAMAGE,
    IGNORE_DAMAGE_OFF,
    IMMUNE_TO_FIRE_SPELLS,
    LEAVES_NO_CORPSE,
    MAIN_HAND_WEAPON_ENTITY,
    MODULAR_ENTITY_PART_1,
    NUM_ATTACKS_THIS_TURN,
    PLAYER_ID,
    PLAYSTATE,
    POISONOUS,
    REBORN,
    SILENCED,
    STEALTH,
    TAG_ONE_TURN_EFFECT,
    TAG_SCRIPT_DATA_NUM_1,
    TAUNT,
    TO_BE_DESTROYED,
    TRIGGER_VISUAL,
    WINDFURY,
    ZONE_POSITION,
)
from hsreplay_sim.engine.records.bodies import (
    BODY_LEAVES,
    DEATHRATTLE_HAS_RUN,
    MINION_DIES,
    MINION_IS_BURIED,
    MINION_IS_GONE,
)
from hsreplay_sim.engine.records.moves import MOVE_COMES, PLACE_IS_LEFT
from hsreplay_sim.engine.records.rows import record
from hsreplay_sim.engine.rules import events
from hsreplay_sim.engine.rules.enchantments import detach, strip, strip_corpse
from hsreplay_sim.engine.rules.keyword_grants import forget
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
    """Return (carrier, effect) of the entity's own Deathrattle, then of those given to it (R84).

    The carrier is the entity as whose text the effect runs. While the player has Baron Rivendare,
    each Deathrattle is listed twice; whether a Baron among the `dying` counts depends on the build.
    Under another ruleset each is listed once: that ruleset repeats it later.
    """
    own = _own_deathrattle(entity)
    found = [(entity, own)] if own is not None else []
    found += _given_deathrattles(game, entity)
    if not found or game.ruleset is not None:
        return found
    return [each for each in found for _ in range(1 + _repeats(game, entity, dying))]


def _own_deathrattle(entity: Entity) -> Effect | None:
    """Return the Deathrattle effect of an entity's own text; None if it has none or is silenced.

    A minion assembled from parts has one only if DEATHRATTLE is set, as one of its parts has it
    (U148a:12747). For a card that is not implemented it is `_foreign`.
    """
    script, told = entity.script, entity.tags.get(DEATHRATTLE, 0)
    if entity.silenced:
        return None
    if script is None:
        return _foreign if told and _is_its_own(entity) else None
    return script.deathrattle if told or not entity.tags.get(MODULAR_ENTITY_PART_1, 0) else None


def _given_deathrattles(game: Game, entity: Entity) -> list[tuple[Entity, Effect]]:
    """Return (carrier, effect) of each Deathrattle that an enchantment gives to an entity.

    The carrier is the entity: what the text summons takes its position (16 of 16, U068:2525,
    U190:3181). Under another ruleset the carrier is the enchantment.
    """
    return [
        (entity if game.ruleset is None else each, _given_by(each, each.script.deathrattle))
        for each in entity.attached
        if each.script is not None and each.script.deathrattle is not None
    ]


def _repeats(game: Game, entity: Entity, dying: Collection[Entity]) -> int:
    """Return how many more times each Deathrattle of an entity runs: 0 without Baron Rivendare.

    Whether a Baron among the `dying` counts depends on the build.
    """
    tags = game.owner(entity.controller).tags
    again = tags.get(EXTRA_DEATHRATTLES_BASE, 0)
    of_minions = tags.get(EXTRA_MINION_DEATHRATTLES_BASE, 0)
    if entity.type != CardType.MINION or not of_minions:
        return again
    if game.profile.dead_baron_doubles:
        return again + of_minions
    held = is_held(game, entity.controller, EXTRA_MINION_DEATHRATTLES_BASE, but=dying)
    return again + of_minions * held


def baron_has_come(game: Game, dead: Entity, dying: Collection[Entity]) -> bool:
    """Whether a Baron Rivendare has come that did not count as a minion's Deathrattles were listed.

    The update that notes him on the player has not run since then.
    """
    side, tag = dead.controller, EXTRA_MINION_DEATHRATTLES_BASE
    if dead.type != CardType.MINION or game.owner(side).tags.get(tag, 0):
        return False
    return any(
        each.script is not None and tag in each.script.player_tags and each not in dying
        for each in game.board[side]
    )


def _given_by(enchantment: Entity, text: Effect) -> Effect:
    """Return `text` as an effect that runs with the enchantment's creator as `Game.giver`.

    So the cards that it adds name that creator, 8 of 8: U182:1840, U222:19869, U488:4309,
    U587:6725. The frame's `value` is the number stored in the enchantment.
    """

    def run(game: Game, me: Entity, it: Frame) -> None:
        before, game.giver = game.giver, enchantment.tags.get(CREATOR, 0)
        it.value = enchantment.get(TAG_SCRIPT_DATA_NUM_1)
        text(game, me, it)
        game.giver = before

    return run


def _is_its_own(entity: Entity) -> bool:
    """Whether an entity prints a Deathrattle, or none of its enchantments gives one."""
    if entity.card is not None and entity.card.tags.get(DEATHRATTLE, 0):
        return True
    return all(e.script is None or e.script.deathrattle is None for e in entity.attached)


def _foreign(game: Game, me: Entity, it: Frame) -> None:
    """Call the watcher where a Deathrattle that is not implemented would run."""
    if game.watcher is not None:
        game.watcher.foreign_power(game, me)


def unseen_deathrattle(card: Entity) -> tuple[Entity, Effect]:
    """Return the (carrier, effect) of a card that nobody sees, if a text says that it has one."""
    return card, _foreign


def run_deathrattle(game: Game, dead: Entity, effect: tuple[Entity, Effect]) -> None:
    """Run one (carrier, effect) in a TRIGGER block of the dead entity; count it on its player.

    The block is the dead entity's even if an enchantment gave the text (U080:10076); a text that is
    not implemented has none. Enchantments that the text attaches never stack on older ones (12 of
    12, U195:3165, 3393); those of a trigger inside it do (U335:5977, U607:7479).
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
    record(game, DEATHRATTLE_HAS_RUN, dead)


def die(game: Game, entity: Entity) -> None:
    """Move an entity to the graveyard and clean it up; no Deathrattle and no trigger runs."""
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
    """Count a minion's death, move it to the graveyard, add a Corpse if due and clean it up."""
    player = game.owner(entity.controller)
    record(game, MINION_DIES, entity)
    _close_ranks(game, entity)
    record(game, MINION_IS_BURIED, entity)
    game.move(entity, Zone.GRAVEYARD, pulse=False)
    record(game, MINION_IS_GONE, entity)
    if not entity.tags.get(LEAVES_NO_CORPSE, 0) and _keeps_corpses(game, player):
        gain_corpses(game, player, 1)
    _clean_corpse(game, entity)


def gain_corpses(game: Game, player: Entity, amount: int) -> None:
    """Add `amount` Corpses to a player, and let texts add to them (Falric)."""
    game.add(player, CORPSES, amount)
    if events.heard(game, events.CORPSES_GAINED):
        events.fire(game, events.CORPSES_GAINED, Frame(subject=player, amount=amount))


def spend_corpses(game: Game, player: Entity, amount: int) -> None:
    """Take Corpses from a player, and fire CORPSES_SPENT."""
    game.add(player, CORPSES_SPENT_THIS_GAME, amount)
    if amount > 0 and game.listeners.get(events.CORPSES_SPENT):
        events.fire(game, events.CORPSES_SPENT, Frame(subject=player, amount=amount))


def _keeps_corpses(game: Game, player: Entity) -> bool:
    """Whether a player collects Corpses: since 168788 always (702 of 704 deaths).

    Before that, if its hero is a Death Knight or it has Corpses already; in old builds never.
    """
    if not game.profile.death_knight_corpses:
        return False
    if game.profile.corpses_of_all:
        return True
    hero = game.hero[player.get(PLAYER_ID)]
    return bool(player.tags.get(CORPSES, 0)) or (hero is not None and _is_death_knight(hero))


def end_bracket(game: Game, entity: Entity, tag: int) -> None:
    """Clear `tag` of a dead minion: IGNORE_DAMAGE or IGNORE_DAMAGE_OFF; after 10604 do nothing.

    The first is cleared before the minion's Deathrattles, the second after them (U008:8167,
    U019:11075).
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
    """Write what precedes ZONE when a body dies, and close the gap that it leaves."""
    position = entity.tags.get(ZONE_POSITION, 0)
    record(game, BODY_LEAVES, entity)
    close_gap(game, game.board[entity.controller], position)
    game.note_mover(entity)
    record(game, PLACE_IS_LEFT, entity)


def _heal_in_brackets(game: Game, entity: Entity) -> None:
    """Clear DAMAGE of a corpse; up to 12574 this is done before anything else to the body.

    Up to 10357 IGNORE_DAMAGE is set before that and IGNORE_DAMAGE_OFF after it.
    """
    bracket = not game.profile.no_ignore_damage and entity.tags.get(DAMAGE, 0)
    if bracket:
        game.set(entity, IGNORE_DAMAGE, 1)
    game.set(entity, DAMAGE, 0)
    if bracket:
        game.set(entity, IGNORE_DAMAGE_OFF, 1)


def _sizes_itself(entity: Entity) -> bool:
    """Whether an entity's own text computes its Attack or Health."""
    script = entity.script
    return script is not None and (script.moves_atk or script.max_health is not None)


def _clean_corpse(game: Game, entity: Entity) -> None:
    """Remove a corpse's enchantments, then reset its own tags (3 000 deaths, 9786 to 241170).

    If a discount outlasted the play of the card, COST becomes the printed one now (U609:10525).
    """
    profile = game.profile
    if game.untagged.lose_gains(entity.id) or _sizes_itself(entity):
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
    """Set a corpse's keywords to the printed ones, whether or not it was silenced; up to 29349.

    9786 to 28855: TAUNT of all 250, DIVINE_SHIELD of all 98, STEALTH of all 31, SILENCED of all 22
    (U311:7991, U068:4083); since 29933 none, 0 of 170. DEATHRATTLE is regained since 22611.
    TRIGGER_VISUAL is regained in 5 of 5 and never lost (U082:10260, U163:2644).
    """
    for tag in _REPRINTED:
        game.set(corpse, tag, printed.get(tag, 0))
    if printed.get(TRIGGER_VISUAL, 0):
        game.set(corpse, TRIGGER_VISUAL, 1)
    if game.profile.dead_regain_deathrattle:
        game.set(corpse, DEATHRATTLE, printed.get(DEATHRATTLE, 0))


def _weapon_dies(game: Game, weapon: Entity) -> None:
    """Move a weapon to the graveyard, remove its enchantments and clear its DAMAGE.

    If the player's MAIN_HAND_WEAPON_ENTITY is this weapon, it is cleared before ZONE (60 of 60
    since 28855).
    """
    profile = game.profile
    side = weapon.controller
    player = game.owner(side)
    record(game, MOVE_COMES, weapon, Zone.GRAVEYARD)
    game.set(weapon, EXHAUSTED, 0)
    if player.tags.get(MAIN_HAND_WEAPON_ENTITY, 0) == weapon.id:
        game.set(player, MAIN_HAND_WEAPON_ENTITY, 0)
    game.move(weapon, Zone.GRAVEYARD, pulse=False)
    strip(game, weapon)
    changing = weapon.script is not None and weapon.script.atk is not None
    if game.untagged.residues.pop(weapon.id, None) is not None or changing:
        game.touch(weapon)
    if not profile.dead_stats_wait and weapon.id in game.dirty:
        recompute(game, weapon)
    game.set(weapon, DAMAGE, 0)
    hero = game.hero[side]
    if hero is not None:
        game.touch(hero)


def raise_hero(game: Game, hero: Entity, health: int) -> None:
    """Bring a hero that has just died back into play with `health` left: its player plays on.

    As a hypothesis: no recording shows it.
    """
    player = game.owner(hero.controller)
    if hero.zone != Zone.GRAVEYARD or health <= 0:
        return
    game.move(hero, Zone.PLAY)
    game.set(hero, DAMAGE, max(0, hero.tags.get(HEALTH, 0) - health))
    if player.tags.get(PLAYSTATE, 0) == PlayState.LOSING:
        game.set(player, PLAYSTATE, PlayState.PLAYING)
    game.touch(hero)


def _hero_dies(game: Game, hero: Entity) -> None:
    """Move a hero to the graveyard, remove its one-turn enchantments, set PLAYSTATE to LOSING.

    The Attack of a weapon or of Claws goes with the next update (3 of 3, U074:12188, U090:18281,
    U119:7987). The AFK enchantment of an absent player stays (U604a:10093, U609:13016). The hero
    stays `Game.hero` of its player.
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
