"""ATK, HEALTH and COST as the server keeps them: totals in tags, written when a source changes.

The order of computation is printed value → own dynamic text → enchantments in order of attachment →
auras (R139); what a text adds to its own Attack comes last (hs-bugs#643). A logged state may hold
unknown enchantments; what they add is kept as the residue `logged − computed`, so that later
changes come out right.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import CardType, Zone
from hsreplay_sim.base.tags import (
    ATK,
    ATTACHED,
    AURA_ATTACHED,
    COPIED_FROM_ENTITY_ID,
    COST,
    CREATOR,
    DAMAGE,
    DURABILITY,
    EXHAUSTED,
    FATIGUE,
    HEALTH,
    HERO_ATTACK_GAINED_THIS_GAME,
    LAST_AFFECTED_BY,
    LAST_KNOWN_ATK,
    LAST_KNOWN_ATK_IN_HAND,
    LINKED_ENTITY,
    MAIN_HAND_WEAPON_ENTITY,
    MODULAR_ENTITY_PART_1,
    MODULAR_ENTITY_PART_2,
    NUM_ATTACKS_THIS_GAME,
    NUM_ATTACKS_THIS_TURN,
    SPAWN_TIME_COUNT,
    TAG_3085,
    TAG_LAST_KNOWN_COST_IN_HAND,
    TAG_SCRIPT_DATA_NUM_1,
    TAG_SCRIPT_DATA_NUM_2,
    TURN_DRAWN,
)
from hsreplay_sim.engine.rules import cost_auras
from hsreplay_sim.engine.state.entities import CHARACTER_TYPES, Entity
from hsreplay_sim.engine.state.untagged import Stats
from hsreplay_sim.engine.text import Deltas, Frame, Script

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.game import Game

_PARTS = (MODULAR_ENTITY_PART_1, MODULAR_ENTITY_PART_2)
HAS_BODY = frozenset((CardType.MINION, CardType.HERO, CardType.WEAPON, CardType.LOCATION))
_NOTHING = Frame()


def health_tag(entity: Entity) -> int:
    """Return the tag of an entity's Health: DURABILITY for a weapon that prints it, else HEALTH.

    Weapons print DURABILITY in older builds (R157).
    """
    if entity.type == CardType.WEAPON and entity.card and entity.card.tags.get(DURABILITY, 0):
        return DURABILITY
    return HEALTH


def compute_stats(game: Game, entity: Entity) -> Stats:
    """Return (ATK, HEALTH, COST) computed from print, own text, enchantments, auras and weapon.

    They may be negative, except the cost of an Echo, and do not include the residue.
    """
    printed = stats = _printed(game, entity)
    script = _text_of(entity)
    bare = game.untagged.bare_auras.get(entity.id, ())
    held = [*entity.attached, *bare] if bare else entity.attached
    frame = Frame() if held or script is not None else _NOTHING
    if script is not None:
        stats = _of_own_text(game, entity, script, frame, stats)
    if held:
        stats = _of_enchantments(game, held, frame, stats)
    atk, health, cost = stats
    if script is not None and entity.zone == Zone.PLAY:
        atk = _own_attack(game, entity, script, frame, atk)
    if entity.type == CardType.HERO:
        atk += weapon_attack(game, entity)
    if held and any(cost_auras.sets_cost(enchantment) for enchantment in held):
        cost = _cost(game, entity, held, printed[2])
    return atk, health, cost_auras.final_cost(game, entity, cost)


def own_attack(game: Game, entity: Entity) -> int:
    """Return the Attack of a body without what auras give it."""
    held, whole = entity.attached, compute_stats(game, entity)[0]
    entity.attached = [each for each in held if not each.tags.get(AURA_ATTACHED, 0)]
    given, entity.attached = whole - compute_stats(game, entity)[0], held
    return entity.get(ATK) - given


def _text_of(entity: Entity) -> Script | None:
    """Return the entity's own text if it changes its stats and is not silenced, else None."""
    script = entity.script
    return script if script and script.changes_itself and not entity.silenced else None


def _printed(game: Game, entity: Entity) -> Stats:
    """Return the printed (ATK, HEALTH, COST) of an entity; of an assembled minion, its parts' sum.

    For a hidden card they are its present tags.
    """
    if entity.tags.get(MODULAR_ENTITY_PART_1, 0) and entity.type == CardType.MINION:
        return size_of_parts(game, entity)
    printed = entity.card.tags if entity.card is not None else entity.tags
    return printed.get(ATK, 0), printed.get(health_tag(entity), 0), printed.get(COST, 0)


def _of_own_text(game: Game, entity: Entity, script: Script, frame: Frame, stats: Stats) -> Stats:
    """Return `stats` after the entity's own text has changed Health and cost."""
    atk, health, cost = stats
    if entity.zone == Zone.PLAY and script.max_health is not None:
        frame.amount = health
        health = script.max_health(game, entity, frame)
    return atk, health, cost_auras.own_cost(game, entity, cost, last=False)


def _own_attack(game: Game, entity: Entity, script: Script, frame: Frame, atk: int) -> int:
    frame.amount = atk
    own = script.always_atk or script.atk
    return own(game, entity, frame) if own else atk


def _of_enchantments(game: Game, held: list[Entity], frame: Frame, stats: Stats) -> Stats:
    """Return `stats` after enchantments, then auras, have changed them, in order of attachment."""
    for is_aura in (False, True):
        for enchantment in held:
            deltas = enchantment.script.deltas if enchantment.script is not None else None
            if deltas is not None and _comes_late(game, enchantment) == is_aura:
                stats = _apply(game, enchantment, deltas, frame, stats)
    return stats


def _comes_late(game: Game, enchantment: Entity) -> bool:
    """Whether an enchantment is an aura's; up to 7.0 not what a minion lays on itself (R139)."""
    if not enchantment.tags.get(AURA_ATTACHED, 0) or game.profile.buccaneer_in_tags:
        return bool(enchantment.tags.get(AURA_ATTACHED, 0))
    maker = game.entities[enchantment.tags[CREATOR]]
    own = maker.script is not None and maker.script.atk is not None
    return not own or enchantment.tags.get(ATTACHED, 0) != maker.id


def size_of_parts(game: Game, body: Entity) -> Stats:
    """Return (ATK, HEALTH, COST) of a minion assembled from parts: the sums of their prints.

    Rule R278. What is built of spells (a Golem) has its own print (U538:4429).
    """
    named = [game.cards.by_dbf(body.tags.get(tag, 0)) for tag in _PARTS]
    if all(part is not None and part.type == CardType.SPELL for part in named):
        named = [body.card]
    parts = [part.tags for part in named if part is not None]
    atk, health, cost = (sum(each.get(tag, 0) for each in parts) for tag in (ATK, HEALTH, COST))
    return atk, health, cost


def printed_cost(game: Game, card: Entity) -> int:
    """Return the printed cost of a card; of an assembled minion, the sum of its parts' costs.

    For a hidden card it is 0.
    """
    if card.tags.get(MODULAR_ENTITY_PART_1, 0) and card.type == CardType.MINION:
        return size_of_parts(game, card)[2]
    return card.card.cost if card.card is not None else 0


def _cost(game: Game, entity: Entity, attached: list[Entity], cost: int) -> int:
    """Return the cost of an entity some of whose enchantments set it: `cost` is printed (R146).

    Since 9.0 these come first, an aura as old as its source (hs-bugs#932), before that all in time.
    """
    held = [e for e in attached if e.script is not None and e.script.deltas is not None]
    if not game.profile.set_costs_come_first:
        return _cost_in_time(
            game, entity, held, cost_auras.own_cost(game, entity, cost, last=False)
        )
    held = cost_auras.behind_a_gift(game, entity, held)
    sets = (
        [e for e in held if cost_auras.sets_cost(e)]
        if cost_auras.adds_to_set_cost(game, entity)
        else []
    )
    for enchantment in sorted(sets, key=lambda e: cost_auras.since(game, e)):
        cost = _cost_after(game, enchantment, Frame(), cost)
    cost = cost_auras.own_cost(game, entity, cost, last=False)
    for enchantment in sorted(held, key=lambda e: e.tags.get(AURA_ATTACHED, 0)):
        if enchantment not in sets:
            cost = _cost_after(game, enchantment, Frame(), cost)
    return cost


def _cost_in_time(game: Game, entity: Entity, held: list[Entity], cost: int) -> int:
    """Return a cost after all that changes it, in order of time, up to 9.0.

    The plain changes are left out at the end: the residue adds them.
    """
    frame = Frame()
    plain = cost_auras.plain_changes(game, entity)
    for step in cost_auras.in_order_of_time(game, held, plain):
        cost = cost + step if isinstance(step, int) else _cost_after(game, step, frame, cost)
    return cost - sum(change for _, change in plain)


def _cost_after(game: Game, enchantment: Entity, frame: Frame, cost: int) -> int:
    script = enchantment.script
    if script is None or script.deltas is None:
        return cost
    return _apply(game, enchantment, script.deltas, frame, (0, 0, cost))[2]


def _apply(game: Game, enchantment: Entity, deltas: Deltas, frame: Frame, stats: Stats) -> Stats:
    atk, health, cost = stats
    if deltas.set_atk is not None:
        frame.amount = atk
        atk = deltas.set_atk(game, enchantment, frame)
    if deltas.set_health is not None:
        frame.amount = health
        health = deltas.set_health(game, enchantment, frame)
    if deltas.set_cost is not None:
        frame.amount = cost
        cost = deltas.set_cost(game, enchantment, frame)
    layers = max(1, enchantment.tags.get(SPAWN_TIME_COUNT, 0))
    if deltas.atk is not None:
        atk += layers * deltas.atk(game, enchantment, frame)
    if deltas.health is not None:
        health += layers * deltas.health(game, enchantment, frame)
    if deltas.cost is not None:
        before = frame.amount = cost
        cost += layers * deltas.cost(game, enchantment, frame)
        for least, holds in deltas.least_cost:
            if holds(game, enchantment, frame):
                cost = max(cost, min(before, least))
    return atk, health, cost


def weapon_attack(game: Game, hero: Entity) -> int:
    """Return the ATK that a weapon adds to its hero: in the hero's own turn, else 0 (R158).

    A dead hero gets none (U074:12188).
    """
    weapon = game.weapon[hero.controller]
    if weapon is None or hero is not game.hero[hero.controller] or hero.zone != Zone.PLAY:
        return 0
    return weapon.tags.get(ATK, 0) if game.current == hero.controller else 0


_STARTING_HEALTH = 30
"""The printed Health of a hero card that keeps its player's maximum as it is."""

_TAKEN_OVER = (
    LINKED_ENTITY,
    TAG_SCRIPT_DATA_NUM_1,
    TAG_SCRIPT_DATA_NUM_2,
    DAMAGE,
    EXHAUSTED,
    LAST_AFFECTED_BY,
    TURN_DRAWN,
    NUM_ATTACKS_THIS_TURN,
    NUM_ATTACKS_THIS_GAME,
)
"""The tags that a new hero takes over from the old one (U408:12400, U146:6790, U432:9953)."""


def inherit(game: Game, hero: Entity, old: Entity) -> None:
    """Copy to a new hero the tags that it takes over from the old: damage, attacks, number tags.

    If the new hero prints 30 Health, it takes over HEALTH, too.
    """
    for tag in _TAKEN_OVER:
        game.set(hero, tag, old.tags.get(tag, 0))
    if not game.profile.hero_forgets_fatigue:
        game.set(hero, FATIGUE, old.tags.get(FATIGUE, 0))
    if game.profile.heroes_are_copies:
        game.set(hero, COPIED_FROM_ENTITY_ID, old.id)
    if hero.card is not None and hero.card.tags.get(HEALTH, 0) == _STARTING_HEALTH:
        game.set(hero, HEALTH, old.tags.get(HEALTH, 0))
        store_unexplained_stats(game, hero)


def rearm(game: Game, old: Entity | None, hero: Entity) -> None:
    """Recompute the stats of a new hero, which now has the weapon's Attack, then of the old one.

    The residue of the new hero's ATK is dropped. Recording: U092b:15380.
    """
    game.untagged.keep(hero.id, (0, *game.untagged.residue(hero.id)[1:]))
    recompute(game, hero)
    if old is not None:
        recompute(game, old)


_COUNTED = frozenset((Zone.PLAY, Zone.HAND, Zone.DECK, Zone.GRAVEYARD, Zone.SETASIDE))
"""The zones in which stats follow enchantments; SETASIDE is for C'Thun's proxy (U380:14831)."""

_COSTED = frozenset((Zone.HAND, Zone.DECK, Zone.SETASIDE))
"""The zones in which COST follows enchantments.

An Echo whose discount ends costs more (U408:7707).
"""


def store_unexplained_stats(game: Game, entity: Entity) -> None:
    """Store as an entity's residue what its stat tags hold beyond the computed stats."""
    atk, health, cost = compute_stats(game, entity)
    tags = entity.tags
    left = (
        tags.get(ATK, 0) - max(0, atk),
        tags.get(health_tag(entity), 0) - health,
        tags.get(COST, 0) - max(0, cost),
    )
    game.untagged.keep(entity.id, left)


def explains(game: Game, entity: Entity, beyond: Stats) -> bool:
    """Whether the computed stats plus `beyond` equal the stat tags of an entity.

    If no stats are kept for the entity (another zone, a hidden card), return True.
    """
    if entity.zone not in _COUNTED or not entity.card:
        return True
    tags, made = entity.tags, tuple(map(sum, zip(compute_stats(game, entity), beyond, strict=True)))
    if entity.type in HAS_BODY:
        if (tags.get(ATK, 0), tags.get(health_tag(entity), 0)) != (
            max(0, made[0]),
            max(0, made[1]),
        ):
            return False
    costs = entity.zone in _COSTED or entity.type == CardType.HERO_POWER
    return not costs or tags.get(COST, 0) == max(0, made[2])


def recompute(game: Game, entity: Entity, *, attack_first: bool = False) -> None:
    """Compute the stats of an entity and write those that changed; the shadows come first (R141).

    The order is 479 and 466, HEALTH, ATK, COST. If HEALTH falls, DAMAGE falls with it. No stat is
    written below 0 (U440:8977, -5 of 4). With `attack_first`, ATK comes before HEALTH: corpses up
    to 11460, 27 deaths of 27 (U161:1327).
    """
    game.untouch(entity.id)
    stats = _totals(game, entity)
    if stats is not None:
        _write_shadows(game, entity, stats)
        _write_totals(game, entity, stats, attack_first=attack_first)


def _totals(game: Game, entity: Entity) -> Stats | None:
    """Return the stats that the tags should have, at least 0, residue included.

    If no stats are kept for the entity (another zone, a hidden card), return None.
    """
    if entity.zone not in _COUNTED or not entity.card:
        return None
    atk, health, cost = compute_stats(game, entity)
    extra = game.untagged.residues.get(entity.id)
    if extra is not None:
        atk, health, cost = atk + extra[0], health + extra[1], cost + extra[2]
    return max(0, atk), max(0, health), max(0, cost)


def _write_shadows(game: Game, entity: Entity, stats: Stats) -> None:
    """Set the shadows of stats: 479 and 3085 (in play), 4472 and 466 (in hand), where they change.

    They are ATK and HEALTH as last in play, ATK and COST as last in hand, and come before the
    stats; 479 since 15590, 3085 since 175913, always after 479 (U405:10695, U373:7096). An absent
    shadow counts as the value that the stat had so far.
    """
    if not game.profile.last_known_stats:
        return
    tags = entity.tags
    if entity.zone == Zone.PLAY and entity.type in HAS_BODY:
        _shadow_body(game, entity, stats)
    in_hand = entity.zone == Zone.HAND
    atk, _, cost = stats
    notes_atk = in_hand and game.profile.notes_atk_in_hand and entity.type in HAS_BODY
    if notes_atk and atk != tags.get(ATK, 0):
        game.set(entity, LAST_KNOWN_ATK_IN_HAND, atk)
    if TAG_LAST_KNOWN_COST_IN_HAND not in tags and _costs_nothing(entity):
        game.set_untold(entity, TAG_LAST_KNOWN_COST_IN_HAND, 0)
    if in_hand and not cost == tags.get(COST, 0) == tags.get(TAG_LAST_KNOWN_COST_IN_HAND, cost):
        _shadow(game, entity, TAG_LAST_KNOWN_COST_IN_HAND, COST, cost)
        if notes_atk:
            game.set(entity, LAST_KNOWN_ATK_IN_HAND, atk)  # U422:9030


def _shadow_body(game: Game, entity: Entity, stats: Stats) -> None:
    """Set 479 and 3085 of a body in play, from the first change of its ATK or HEALTH on."""
    tags = entity.tags
    atk, health, _ = stats
    if game.profile.tells_shadows and (LAST_KNOWN_ATK in tags or atk != tags.get(ATK, 0)):
        _shadow(game, entity, LAST_KNOWN_ATK, ATK, atk)
    if game.profile.stat_version and health_tag(entity) == HEALTH:
        if TAG_3085 in tags or health != tags.get(HEALTH, 0):
            _shadow(game, entity, TAG_3085, HEALTH, health)


def print_stats(game: Game, entity: Entity) -> None:
    """Set HEALTH and ATK of a minion that was set aside to the printed values, and unqueue it.

    Recordings: U586:13968, U035:5583, U603:6906.
    """
    game.untouch(entity.id)
    if entity.card is not None:
        for tag in (health_tag(entity), ATK):
            game.set(entity, tag, entity.card.tags.get(tag, 0))


def price_anew(game: Game, card: Entity) -> None:
    """Write the COST of a card that became another in the hand, now or with the next update.

    The build decides which.
    """
    if game.profile.tells_shifted_cost_at_once:
        recompute(game, card)
    else:
        game.touch(card)


def _costs_nothing(entity: Entity) -> bool:
    """Whether a card prints no cost: its first COST in the hand is a change (U092b:28530)."""
    return entity.card is not None and not entity.card.tags.get(COST, 0)


def _shadow(game: Game, entity: Entity, tag: int, of: int, value: int) -> None:
    if tag not in entity.tags:
        game.set_untold(entity, tag, entity.tags.get(of, 0))
    game.set(entity, tag, value)


def _write_totals(game: Game, entity: Entity, stats: Stats, *, attack_first: bool = False) -> None:
    atk, health, cost = stats
    if entity.type in HAS_BODY:
        if attack_first:
            game.set(entity, ATK, atk)
        life = health_tag(entity)
        old_health = entity.tags.get(life, 0)
        forgiven = game.forgiven.pop(entity.id, 0)
        if health != old_health:
            game.set(entity, life, health)
            if entity.script is not None and entity.script.always_atk is not None:
                game.touch(entity)
            if health < old_health and entity.zone == Zone.PLAY:
                _clamp_damage(game, entity, old_health - health - forgiven)
        gained = atk - entity.tags.get(ATK, 0)
        game.set(entity, ATK, atk)
        if entity.type == CardType.WEAPON:
            _mark_wielder(game, entity)
        elif entity.type == CardType.HERO and gained:
            if gained > 0:
                _count_gain(game, entity, gained)
            game.touch_auras()  # of texts that count a hero's Attack (MIS_710)
    if entity.zone in _COSTED or entity.type == CardType.HERO_POWER:
        game.set(entity, COST, cost)


def count_arrival(game: Game, card: Entity) -> None:
    """Set SPAWN_TIME_COUNT to 0, then 1, on a card that comes into play or is shown as if it did.

    Recording: U264:1849.
    """
    if game.profile.notes_spawn_time:
        game.set(card, SPAWN_TIME_COUNT, 0)
        game.set(card, SPAWN_TIME_COUNT, 1)


def tell_at_arrival(game: Game, body: Entity) -> None:
    """Queue the stats of a body that comes from hand or deck, so that its shadows are written.

    Recording: U610:2313. The shadows are first set to their present values without a packet, so
    that buffs got there become visible; also on a weapon that has shifted in the hand (U166:9711).
    """
    if body.type not in (CardType.MINION, CardType.LOCATION, CardType.WEAPON):
        return
    profile = game.profile
    for tag, told in ((LAST_KNOWN_ATK, profile.tells_shadows), (TAG_3085, profile.stat_version)):
        if told:
            game.set_untold(body, tag, body.tags.get(tag, 0))
    game.touch(body)


def _count_gain(game: Game, hero: Entity, gained: int) -> None:
    """Add gained hero Attack to HERO_ATTACK_GAINED_THIS_GAME, in builds 88998 to 121569.

    30 of 31, U141:1154.
    """
    if game.profile.counts_attack_gained:
        player = game.owner(hero.controller)
        before = player.tags.get(HERO_ATTACK_GAINED_THIS_GAME, 0)
        game.note(player, HERO_ATTACK_GAINED_THIS_GAME, before + gained)


def _mark_wielder(game: Game, weapon: Entity) -> None:
    """If a hero wields this weapon, queue the hero's stats; a weapon being played has no hero yet.

    Recording: U035:3918.
    """
    hero, held = game.hero[weapon.controller], game.owner(weapon.controller)
    if hero is not None and held.tags.get(MAIN_HAND_WEAPON_ENTITY, 0) == weapon.id:
        game.touch(hero)


def forgive_wounds(game: Game, host: Entity) -> None:
    """Reduce DAMAGE of a minion now by the Health that it will lose with the next update.

    In all 6 places the DAMAGE is written in the POWER block of Equality (U073, U019:12136).
    """
    stats = _totals(game, host)
    lost = host.tags.get(HEALTH, 0) - stats[1] if stats is not None else 0
    if lost > 0 and host.type == CardType.MINION and host.zone == Zone.PLAY:
        game.forgiven[host.id] = lost
        _clamp_damage(game, host, lost)


def recompute_under(game: Game, enchantment: Entity, host: Entity) -> None:
    """Write the stats that a new enchantment changes on its host.

    If the enchantment takes Health, DAMAGE stays (of heroes: a hypothesis); only the loss of one
    reduces it: a totem of 3 with 1 damage that loses 1 Health dies of 1 more (U573:2419, 2810).
    """
    deltas = enchantment.script.deltas if enchantment.script is not None else None
    if deltas is not None and deltas.health is not None:
        taken = -deltas.health(game, enchantment, Frame(subject=host))
        if taken > 0 and host.type in CHARACTER_TYPES and host.zone == Zone.PLAY:
            game.forgiven[host.id] = game.forgiven.get(host.id, 0) + taken
    recompute(game, host)
    if host.zone == Zone.GRAVEYARD and deltas is not None and deltas.cost is not None:
        game.set(host, COST, max(0, compute_stats(game, host)[2]))  # U249:21309


def end_wounds(game: Game, host: Entity, card_id: str) -> None:
    """If the enchantment `card_id` is going to set a minion's Health, clear its DAMAGE before that.

    It is cleared whether Health rises or falls (21 of 21, U019:12136, U084:7899, U463:17451).
    """
    if host.type != CardType.MINION or not host.tags.get(DAMAGE, 0):
        return
    script = game.scripts.find(game.cards.get(card_id), card_id)
    deltas = script.deltas if script is not None else None
    if deltas is not None and deltas.set_health is not None:
        game.set(host, DAMAGE, 0)


def _clamp_damage(game: Game, entity: Entity, lost: int) -> None:
    damage = entity.tags.get(DAMAGE, 0)
    if damage > 0:
        game.set(entity, DAMAGE, max(0, damage - max(0, lost)))
    if entity.doomed:
        game.may_die(entity)


def due_totals(game: Game) -> dict[int, Stats]:
    """Return entity id → the stats that the next update will write, as things are now.

    The silenced are left out: their stats are written once, after new auras (U311:5387).
    """
    due = {**game.dirty, **{entity.id: entity for entity in game.asking.stats}}
    totals = ((number, _totals(game, each)) for number, each in due.items() if not each.silenced)
    return {number: total for number, total in totals if total is not None}


def flush_dirty(game: Game) -> None:
    """Write queued stats and tags, the weapons before all else, so that their heroes follow.

    Recording: U005:8509.
    """
    while game.dirty or game.due:
        for entity in [each for each in game.dirty.values() if each.type == CardType.WEAPON]:
            recompute(game, entity)
        marked = {entity_id: _totals(game, entity) for entity_id, entity in game.dirty.items()}
        due = dict(game.due)
        game.dirty.clear()
        game.due.clear()
        write_in_order(game, marked, due)


def write_in_order(
    game: Game, marked: Mapping[int, Stats | None], due: dict[int, dict[int, int]]
) -> None:
    """Write stats and tags in two passes, the youngest entity first: shadows, then the rest.

    Of 1 100 neighbouring changes of two entities in such updates, 1 084 go down by entity id
    (U204:3776, U035:1383).
    """
    overruled = game.untagged.overruled_tags
    order = sorted({*marked, *due}, reverse=True)
    for entity_id in order:
        stats = marked.get(entity_id)
        if stats is not None:
            _write_shadows(game, game.entities[entity_id], stats)
    for entity_id in order:
        entity, stats = game.entities[entity_id], marked.get(entity_id)
        if stats is not None:
            _write_totals(game, entity, stats)
        for tag, value in due.get(entity_id, {}).items():
            if not overruled or not game.untagged.overrules(entity_id, tag, value):
                game.set(entity, tag, value)
