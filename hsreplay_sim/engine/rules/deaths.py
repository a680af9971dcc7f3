"""Settle the game between outermost phases: auras, deaths, Deathrattles (R71, R76–R90)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import BlockType, CardType, Zone
from hsreplay_sim.base.tags import (
    AURA_ATTACHED,
    CREATOR,
    DAMAGE,
    EXHAUSTED,
    HAS_BEEN_REBORN,
    HEALING_DOES_DAMAGE,
    HEALTH,
    IGNORE_DAMAGE,
    IGNORE_DAMAGE_OFF,
    NUM_REBORN_THIS_GAME,
    POISONOUS,
    REBORN,
    START_WITH_1_HEALTH,
    TAG_2874,
    ZONE_POSITION,
)
from hsreplay_sim.engine.keywords import in_hand, persisting, quests
from hsreplay_sim.engine.rules import events
from hsreplay_sim.engine.rules.death import (
    baron_has_come,
    deathrattles,
    die,
    end_bracket,
    run_deathrattle,
)
from hsreplay_sim.engine.rules.enchantments import update_auras
from hsreplay_sim.engine.rules.summon import summon
from hsreplay_sim.engine.state.entities import Entity
from hsreplay_sim.engine.text import Frame

if TYPE_CHECKING:
    from collections.abc import Sequence

    from hsreplay_sim.engine.state.game import Game
    from hsreplay_sim.engine.text import Effect

_THERE = (Zone.PLAY, Zone.SECRET)


def settle(game: Game, *, once: bool = False) -> None:
    """Update auras and give the rewards that are due; then run death phases while any is doomed.

    Auras are updated after each phase. `once` leaves whoever dies of the first phase for later. A
    ruleset of the game, if there is one, does this instead.
    """
    if game.ruleset is not None:
        game.ruleset.settle(game)
        return
    if game.auras_dirty or game.dirty or game.due:
        update_auras(game)
    if game.weapons_to_sheathe:
        _sheathe(game)
    if game.untagged.completed:
        quests.complete_due(game)
        update_auras(game)
    while game.maybe_dead:
        candidates = list(game.maybe_dead.values())
        game.maybe_dead.clear()
        dead = [e for e in candidates if e.zone == Zone.PLAY and e.doomed]
        if not dead:
            return
        dead.sort(key=lambda e: _age_at_death(game, e))
        _death_phase(game, dead)
        update_auras(game)
        if once:
            return


def _sheathe(game: Game) -> None:
    """Set EXHAUSTED on each weapon equipped in the enemy's turn, in a TRIGGER block of that enemy.

    Recording: U008:9193, 14618.
    """
    for weapon in game.weapons_to_sheathe:
        if weapon.zone == Zone.PLAY and not weapon.tags.get(EXHAUSTED, 0):
            game.open(BlockType.TRIGGER, game.owner(game.current))
            game.set(weapon, EXHAUSTED, 1)
            game.close()
    game.weapons_to_sheathe.clear()


def _age_at_death(game: Game, entity: Entity) -> int:
    """Return the age by which an entity dies: up to 9786 what was brought has its old one (R76)."""
    arrived, before = game.untagged.ages_at_death.get(entity.id, (0, 0))
    return before if arrived == entity.order else entity.order


def _death_phase(game: Game, dead: list[Entity]) -> None:
    positions = {e.id: (e.controller, e.tags.get(ZONE_POSITION, 0)) for e in dead}
    ages = [e.order for e in dead]
    game.untagged.deaths_since = began = game.clock
    effects = [(e, deathrattles(game, e, dead)) for e in dead]
    game.passing = [e for e in dead if _still_gives(game, e)]
    poisonous = {e for e in dead if e.tags.get(POISONOUS, 0) and game.profile.dead_poison_kills}
    returning = _bury(game, dead, effects)
    fading = _stats_of(game, dead)
    game.untagged.kept_auras |= fading
    update_auras(game)
    _mark_places(game, dead, positions)
    for number, (entity, effect_list) in enumerate(effects):
        death = Frame(subject=entity)
        death.value, death.since = positions[entity.id][1], began
        if entity.type == CardType.MINION:
            _tell(game, death, ages[number], older=True)
        present = {e.id for e in game.board[entity.controller]}
        _rattle(game, entity, effect_list, present, dead, poisonous=entity in poisonous)
        if entity in returning:
            _reborn(game, entity)
        _shift_places(game, entity, dead[number + 1 :], positions, present)
        if entity.type == CardType.MINION:
            _tell(game, death, ages[number], older=False)
            in_hand.infuse(game, entity)
            events.fire(game, events.DEATH_ANSWERED, death)
        elif entity.type == CardType.WEAPON:
            events.fire(game, events.WEAPON_DESTROYED, death)
    _end_phase(game, dead, fading)


def _stats_of(game: Game, dead: list[Entity]) -> set[int]:
    """Return the auras on Attack and Health of the dead, where they last as long as the phase."""
    if game.profile.deaths_end_stats:
        return set()
    sources = {entity.id for entity in dead}
    return {
        each.id
        for side in (1, 2)
        for each in game.in_play[side]
        if each.tags.get(AURA_ATTACHED, 0)
        and each.tags.get(CREATOR, 0) in sources
        and each.script is not None
        and each.script.deltas is not None
        and (each.script.deltas.atk or each.script.deltas.health)
    }


def _end_phase(game: Game, dead: list[Entity], fading: set[int]) -> None:
    """Forget what holds for the dead of one phase, and let their auras end."""
    if fading:
        game.untagged.kept_auras -= fading
        game.touch_auras()
    for entity in dead:
        game.untagged.fell_at.pop(entity.id, None)
    game.untagged.deaths_since = 0
    if game.passing:
        game.passing = []
        game.touch_players()


def _bury(
    game: Game, dead: list[Entity], effects: list[tuple[Entity, list[tuple[Entity, Effect]]]]
) -> set[Entity]:
    """Bury the dead in a DEATHS block; those that do not rattle lose their effects.

    The result is those that will return.
    """
    returning = set()
    game.open(BlockType.DEATHS, game.root)
    for number, entity in enumerate(dead):
        events.fire(game, events.DYING, Frame(subject=entity))
        if not _rattles(game, entity):
            effects[number] = (entity, [])
        if entity.tags.get(REBORN, 0):
            returning.add(entity)
            if persisting.persists(entity):
                persisting.set_aside(game, entity)
        die(game, entity)
    game.close()
    return returning


def _rattle(
    game: Game,
    dead: Entity,
    effects: Sequence[tuple[Entity, Effect]],
    present: set[int],
    dying: Sequence[Entity],
    *,
    poisonous: bool,
) -> None:
    """Run the Deathrattles of one that has died; what they make stands behind those `present`.

    They run again if they bring a Baron Rivendare who is not yet told of (hs-bugs#818).
    """
    end_bracket(game, dead, IGNORE_DAMAGE)
    fell_at, left = game.untagged.died_at(dead.id), dead.tags.get(POISONOUS, 0)
    if poisonous:  # its tag is gone by then up to 29349 (U200a:1@92)
        game.set_untold(dead, POISONOUS, 1)
    for effect in effects:
        if _is_lost(game, dead, effect[1]):
            continue
        run_deathrattle(game, dead, effect)
        _stand_behind(game, dead, present)
    if baron_has_come(game, dead, dying):
        for effect in effects:
            run_deathrattle(game, dead, effect)
    if poisonous:
        game.set_untold(dead, POISONOUS, left)
    game.untagged.fell_at[dead.id] = fell_at
    end_bracket(game, dead, IGNORE_DAMAGE_OFF)


def _still_gives(game: Game, dying: Entity) -> bool:
    """Whether healing that is damage lasts until the Deathrattles have run."""
    script = dying.script
    gives = script is not None and HEALING_DOES_DAMAGE in script.player_tags
    return gives and not dying.silenced and game.profile.dead_baron_doubles


def _rattles(game: Game, dying: Entity) -> bool:
    """Whether what the Deathrattle of a minion waits for holds as it leaves."""
    script = dying.script
    guard = script.rattles if script is not None else None
    return guard is None or guard(game, dying, Frame(subject=dying))


def _is_lost(game: Game, dead: Entity, effect: Effect) -> bool:
    """Whether a Deathrattle that was given to a minion does not run, as its own took it away.

    So it was with Malorne up to 4.3 (hs-bugs#313).
    """
    own = dead.script is not None and dead.script.deathrattle is effect
    away = dead.zone in (Zone.SETASIDE, Zone.DECK)
    return away and not own and not game.profile.rattles_from_deck


def _tell(game: Game, death: Frame, age: int, *, older: bool) -> None:
    """Fire DIED for the listeners on board that are older than the dead minion, or for all others.

    `older` chooses; `age` is the minion's. The older ones act before its Deathrattle (R82): Eternal
    Tomb, Potionmaster Putricide and Sonya Shadowdancer (U195:3130, U331:8865, U212:7702; 24 of 24).
    The younger ones, and those in a hand, act after it (11 of 11, R69).
    """

    def among(listener: Entity) -> bool:
        return (listener.zone in _THERE and listener.order < age) is older

    listeners = game.listeners.get(events.DIED, ())
    if not older or any(among(entity) for _, _, entity, _ in listeners):
        events.fire(game, events.DIED, death, among=among)


def _stand_behind(game: Game, entity: Entity, present: set[int]) -> None:
    """Move the summon position of a dead minion to the right of the tokens that it summoned (R85).

    `present` are the ids on the board before. U363:17465, U472:8979 and 10125; up to 33157 nothing
    is done: there the later token pushes the earlier to the right (U146:8009).
    """
    if not game.profile.tokens_in_order:
        return
    fell_at = game.untagged.fell_at
    taken = {
        e.tags.get(ZONE_POSITION, 0) for e in game.board[entity.controller] if e.id not in present
    }
    while fell_at[entity.id] in taken:
        fell_at[entity.id] += 1


def _mark_places(game: Game, dead: list[Entity], positions: dict[int, tuple[int, int]]) -> None:
    """Note where each of `dead` summons: what died with it to its left takes no place.

    Up to the builds whose tokens come in order, what died before it alone counts (U200b:8191,
    U091a).
    """
    for number, entity in enumerate(dead):
        side, place = positions[entity.id]
        counted = dead if game.profile.tokens_in_order else dead[:number]
        fallen = [positions[each.id] for each in counted]
        gone = sum(1 for at in fallen if at[0] == side and 0 < at[1] < place)
        game.untagged.fell_at[entity.id] = place - gone


def _shift_places(
    game: Game,
    entity: Entity,
    waiting: list[Entity],
    positions: dict[int, tuple[int, int]],
    present: set[int],
) -> None:
    """Move the summon position of each dead minion in `waiting` by what `entity` has summoned.

    `waiting` are the dead whose Deathrattles are still to run.
    """
    if not waiting or (game.ruleset is None and not game.profile.tokens_in_order):
        return
    fell_at, row = game.untagged.fell_at, game.row(entity.controller)
    arrived = [e.tags.get(ZONE_POSITION, 0) for e in row if e.id not in present]
    for other in waiting:
        if positions[other.id][0] == entity.controller:
            for place in arrived:
                at = fell_at[other.id]
                right = positions[other.id][1] > positions[entity.id][1]
                if place < at or (place == at and right):
                    fell_at[other.id] = at + 1


def _reborn(game: Game, dead: Entity) -> None:
    """Bring a dead minion back at its place with 1 Health; count NUM_REBORN_THIS_GAME.

    No block is opened (R245, U463:9401, U575:9073). A minion with the gift of persisting comes back
    as the copy set aside before.
    """
    if dead.tags.get(TAG_2874, 0):
        body: Entity | None = persisting.come_back(game, dead)
    else:
        body = _summon_again(game, dead)
    if body is not None:
        game.set(body, START_WITH_1_HEALTH, 0)
        game.set(body, REBORN, 0)
        game.add(game.owner(dead.controller), NUM_REBORN_THIS_GAME, 1)


def _summon_again(game: Game, dead: Entity) -> Entity | None:
    side, position = dead.controller, game.untagged.died_at(dead.id)
    health = dead.card.tags.get(HEALTH, 0) if dead.card is not None else 1
    tags = {START_WITH_1_HEALTH: 1, HAS_BEEN_REBORN: 1}
    if health > 1:
        tags[DAMAGE] = health - 1
    return summon(game, dead, dead.card_id, side, position=position, tags=tags)
