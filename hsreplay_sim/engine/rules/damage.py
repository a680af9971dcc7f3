"""Damage, healing and armour (R126–R138)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import BlockType, CardType, Meta, Zone
from hsreplay_sim.base.tags import (
    ARMOR,
    CURRENT_HEROPOWER_DAMAGE_BONUS,
    DAMAGE,
    DIVINE_SHIELD,
    FREEZE,
    FROZEN,
    HEALING_DOES_DAMAGE,
    HEALTH,
    HEALTH_MINIMUM,
    HERO_POWER_DOUBLE,
    IMMUNE,
    LIFESTEAL,
    PENDING_DAMAGE_SOURCE,
    PENDING_DAMAGE_TARGET,
    POISONOUS,
    PREDAMAGE,
    PREHEALING,
    PROPOSED_ATTACKER,
    PROPOSED_DEFENDER,
    RESOLVING_AFTER_DAMAGE,
    SCHOOL_POWER,
    SPELL_HEALING_DOUBLE,
    SPELL_SCHOOL,
    SPELLPOWER_DOUBLE,
    STEALTH,
    TO_BE_DESTROYED,
    TURN,
    UNTOUCHABLE,
)
from hsreplay_sim.engine.records.damage import (
    ARMOR_COMES,
    ARMOR_IS_GAINED,
    ARMOR_TAKES,
    HARM_IS_DONE,
    HEALING_IS_DONE,
    HERO_HEALING_IS_DONE,
    HERO_HEALTH_CHANGES,
    HERO_IS_HEALED,
    HERO_IS_HURT,
    HERO_STRIKES,
    MINION_HEALING_IS_DONE,
    SHIELD_BREAKS,
    SHIELD_IS_STRUCK,
    STEALTH_ENDS,
)
from hsreplay_sim.engine.records.moves import SOURCE_IS_NOTED
from hsreplay_sim.engine.records.rows import record
from hsreplay_sim.engine.rules import events, player_tags
from hsreplay_sim.engine.rules.keyword_grants import giver_of, poisoner
from hsreplay_sim.engine.rules.stats import store_unexplained_stats
from hsreplay_sim.engine.state import mirrors
from hsreplay_sim.engine.state.entities import Entity
from hsreplay_sim.engine.text import Frame

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.game import Game

_CHANGING_DAMAGE = (events.PREDAMAGE_CAPPED, events.PREDAMAGE)
"""The events whose listeners may change damage, in order."""
Hit = tuple[Entity, Entity, int]
"""(source, target, damage dealt, armour included)"""


def spell_power(game: Game, player_id: int, school: int = 0) -> int:
    """Return a player's present Spell Damage, with that for the spell school `school` (R73)."""
    special = SCHOOL_POWER[school] if school < len(SCHOOL_POWER) else 0
    of_school = player_tags.school_power(game, player_id, special) if special else 0
    return player_tags.spell_power(game, player_id) + of_school


def boosted(game: Game, source: Entity, amount: int) -> int:
    """Return the damage that `source` deals where its text says `amount` (R126, R127).

    A spell adds Spell Damage, a hero power its bonus; each is then doubled as often as its player's
    tag says. Any other source deals `amount`.
    """
    tags = game.owner(source.controller).tags
    if source.type == CardType.SPELL:
        power = spell_power(game, source.controller, source.tags.get(SPELL_SCHOOL, 0))
        return (amount + power) << tags.get(SPELLPOWER_DOUBLE, 0)
    if source.type == CardType.HERO_POWER:
        bonus = tags.get(CURRENT_HEROPOWER_DAMAGE_BONUS, 0)
        return (amount + bonus) << tags.get(HERO_POWER_DOUBLE, 0)
    return amount


def boosted_healing(game: Game, source: Entity, amount: int) -> int:
    """Return the Health that `source` restores where its text says `amount` (R127, R134).

    For a spell or hero power it is doubled as often as the player's tag says; Spell Damage does not
    count.
    """
    tags = game.owner(source.controller).tags
    if source.type == CardType.SPELL:
        return amount << tags.get(SPELL_HEALING_DOUBLE, 0)
    if source.type == CardType.HERO_POWER:
        return amount << tags.get(HERO_POWER_DOUBLE, 0)
    return amount


def deal(game: Game, source: Entity, targets: Sequence[Entity], amount: int) -> list[Hit]:
    """Deal `amount` to each target, then run what answers to the wounds (R132); return the hits."""
    if game.ruleset is not None:
        return game.ruleset.deal(game, source, targets, amount)
    return deal_each(game, source, [(target, amount) for target in targets])


def deal_each(game: Game, source: Entity, wounds: Sequence[tuple[Entity, int]]) -> list[Hit]:
    """Deal each of `wounds` (target, amount), then run what answers to them; return the hits.

    A target that is not in play or is UNTOUCHABLE is left out.
    """
    living = [(e, amount) for e, amount in wounds if e.zone == Zone.PLAY and not e.get(UNTOUCHABLE)]
    if living:
        game.meta(Meta.TARGET, 0, [target for target, _ in living])
    hits = []
    for target, amount in living:
        dealt = hit(game, source, target, amount)
        if dealt:
            hits.append((source, target, dealt))
    after_hits(game, hits)
    return hits


def _announced(game: Game, source: Entity, target: Entity, amount: int, *, combat: bool) -> int:
    """Announce damage, count a hero's blow, let texts change it; return what is left."""
    if game.profile.pulses:
        announce_damage(game, source, target, amount)
    if combat and source is game.hero[game.current]:
        record(game, HERO_STRIKES, source)
    return _after_predamage(game, source, target, amount)


def _after_predamage(game: Game, source: Entity, target: Entity, amount: int) -> int:
    """Set PREDAMAGE, let texts change it, clear it; return the damage that is left."""
    answers = [each for each in _CHANGING_DAMAGE if each in game.listeners]
    if not answers:
        game.pulse(target, PREDAMAGE, amount)
        return amount
    game.set(target, PREDAMAGE, amount)
    frame = Frame(target=source, subject=target, amount=amount)
    for event in answers:
        events.fire(game, event, frame)
    amount = target.tags[PREDAMAGE]
    game.set(target, PREDAMAGE, 0)
    return amount


def _spared(target: Entity, amount: int) -> int:
    """Return `amount`, reduced so that a target with HEALTH_MINIMUM keeps at least that Health."""
    least = target.tags.get(HEALTH_MINIMUM, 0)
    return max(0, min(amount, target.health_left - least)) if least else amount


def hit(
    game: Game,
    source: Entity,
    target: Entity,
    amount: int,
    *,
    combat: bool = False,
    paid: bool = False,
) -> int:
    """Deal damage to one target, without the triggers after it; return the amount dealt.

    The amount includes what armour took. If the target is Immune, nothing is announced and the
    result is 0 (R130, U227:3819). If it has Divine Shield, that breaks and the result is 0 (R129),
    but fatigue goes through and leaves it whole (R49), as a hypothesis: no recording shows it.
    What HEALTH_MINIMUM spares counts as dealt (Commanding Shout in the wiki of the game, by
    Imp-losion), at that Health too, as a hypothesis.
    `combat` says that it is a blow of an attack. With `paid`, the damage pays a cost in Health:
    LAST_AFFECTED_BY of the hero becomes 0 (U531:8608, U044:2326).
    """
    if game.ruleset is not None:
        return game.ruleset.hit(game, source, target, amount)
    if amount <= 0 or target.is_immune_to(source):
        return 0
    amount = _announced(game, source, target, amount, combat=combat)
    if amount <= 0:
        return 0
    if target.tags.get(DIVINE_SHIELD, 0) and not _of_fatigue(game):
        _break_shield(game, source, target, combat=combat)
        return 0
    game.meta(Meta.DAMAGE, amount, (target,))
    lost = amount - _absorb(game, target, amount) if ARMOR in target.tags else amount
    game.affect(target, source if game.stack and not paid and not _of_fatigue(game) else None)
    game.add(target, DAMAGE, _spared(target, lost))
    stir_auras(game, target)
    record(game, HARM_IS_DONE, source, amount)
    if target.type == CardType.HERO:
        record(game, HERO_IS_HURT, target, amount)
        game.untagged.note_hurt(game.root.tags.get(TURN, 0), target.controller)
        if lost:
            record(game, HERO_HEALTH_CHANGES, target)
    game.may_die(target)
    if betrays_itself(source) and _is_seen_to_deal(game, source):
        lose_stealth(game, source)
    return amount


def _absorb(game: Game, target: Entity, amount: int) -> int:
    """Take damage off the ARMOR of the target; return how much the armour took (R131)."""
    absorbed = min(target.tags[ARMOR], amount)
    if absorbed:
        game.add(target, ARMOR, -absorbed)
        _recount(game)
        record(game, ARMOR_TAKES, target, absorbed)
    return absorbed


def _is_seen_to_deal(game: Game, source: Entity) -> bool:
    """Whether `source` loses Stealth by dealing damage: a minion, outside of its own play.

    The damage of its Battlecry does not end it (U167@30).
    """
    if source.type != CardType.MINION:
        return False
    return not game.stack or game.stack[0] != (BlockType.PLAY, source)


def _break_shield(game: Game, source: Entity, target: Entity, *, combat: bool) -> None:
    """Remove the Divine Shield of a target and fire SHIELD_LOST.

    DIVINE_SHIELD of more than 1 is so many hits that it takes (Nightmare Scales).
    """
    fights = target.id in (game.root.get(PROPOSED_ATTACKER), game.root.get(PROPOSED_DEFENDER))
    if combat or fights:
        record(game, SHIELD_IS_STRUCK, target)
    hits_left = target.tags.get(DIVINE_SHIELD, 0) - 1
    mirrors.set_keyword(game, target, DIVINE_SHIELD, hits_left)
    if hits_left > 0:
        game.meta(Meta.DAMAGE, 0, (target,))
        return
    record(game, SHIELD_BREAKS, target)
    game.meta(Meta.DAMAGE, 0, (target,))
    events.fire(game, events.SHIELD_LOST, Frame(source, target))


def betrays_itself(body: Entity) -> bool:
    """Whether it has Stealth, and loses it by what it does."""
    if not body.tags.get(STEALTH, 0):
        return False
    return body.silenced or body.script is None or not body.script.stealth_lasts


def lose_stealth(game: Game, entity: Entity) -> None:
    """Clear STEALTH (R219)."""
    mirrors.set_keyword(game, entity, STEALTH, 0)
    record(game, STEALTH_ENDS, entity)


def _of_fatigue(game: Game) -> bool:
    return bool(game.stack) and game.stack[-1][0] == BlockType.FATIGUE


def announce_damage(game: Game, source: Entity, target: Entity, amount: int) -> None:
    """Write the first pair of PREDAMAGE packets, with the ids of target and source, since 30795.

    The tags are 0 before and after, so only the packets are written. Fatigue has no source (13 of
    13, U127:14746, U568:37689).
    """
    pairs = [(PREDAMAGE, amount), (PENDING_DAMAGE_TARGET, target.id)]
    if game.profile.damage_source_pulse and not _of_fatigue(game):
        pairs.insert(0, (PENDING_DAMAGE_SOURCE, source.id))
    game.bracket(target, *pairs)


def raise_health(game: Game, hero: Entity, amount: int, *, noted: bool = True) -> None:
    """Add to a hero's HEALTH, as a residue; with `noted`, note the change on its player.

    Recordings: U354:5782, 5788. A negative amount lowers HEALTH: a hero with none left dies.
    """
    if noted:
        record(game, HERO_HEALTH_CHANGES, hero)
    game.add(hero, HEALTH, amount)
    store_unexplained_stats(game, hero)
    game.touch(hero)
    game.may_die(hero)


def after_hits(game: Game, hits: Sequence[Hit], dry: Entity | None = None) -> None:
    """Run what answers to `hits` after all damage is dealt: keywords of sources, then listeners.

    Lifesteal of `dry` heals nothing.
    """
    for number, (source, target, _) in enumerate(hits):
        last = all(each[0] is not source for each in hits[number + 1 :])
        drains = last and source is not dry
        drained = sum(amount for by, _, amount in hits if by is source) if drains else 0
        _keywords_of_source(game, source, target, drained)
    for source, target, amount in hits:
        events.fire_wound(game, source, target, amount)


def after_blows(game: Game, hits: Sequence[Hit], dry: Entity | None = None) -> None:
    """Run what answers to the blows of an attack, or to fatigue; since 88998 wound by wound.

    Up to then Lifesteal of `dry` heals nothing.

    Poisonous, freezing and listeners come while RESOLVING_AFTER_DAMAGE is 1 (43 of 43, U166:9012,
    U578:6788), Lifesteal and kill effects of the source after it (103 of 103, U568:37491).
    """
    if not game.profile.after_damage_pulse:
        after_hits(game, hits, dry)
        return
    for source, target, amount in hits:
        game.set(game.root, RESOLVING_AFTER_DAMAGE, 1)
        for each in _with_weapon(game, source):
            _afflict(game, each, target)
        events.fire_wound(game, source, target, amount)
        game.set(game.root, RESOLVING_AFTER_DAMAGE, 0)
        for each in _with_weapon(game, source):
            _profit(game, each, target, amount)


def _keywords_of_source(game: Game, source: Entity, target: Entity, drained: int) -> None:
    """Run Poisonous, freezing, Lifesteal and kill effects of a source, then of its weapon.

    Recording: U568:37491. `drained` is what Lifesteal heals: the damage of all hits of a source,
    given with its last hit, and 0 with the others (U034:5651, U049:1662, U066:2220, U184:13040).
    Since 22611 the damage of a hero card's Battlecry has of the weapon the kill effects alone.
    """
    arrives = game.profile.hero_card_spares_weapon and (BlockType.POWER, source) in game.stack[-1:]
    for each in _with_weapon(game, source):
        if arrives and each is not source:
            events.answer_kill(game, each, target)
            continue
        _afflict(game, each, target)
        _profit(game, each, target, drained)


def _with_weapon(game: Game, source: Entity) -> tuple[Entity, ...]:
    """Return a source of damage, followed by the weapon that it wields if it is a hero."""
    weapon = game.weapon[source.controller] if source.type == CardType.HERO else None
    return (source,) if weapon is None else (source, weapon)


def _afflict(game: Game, source: Entity, target: Entity) -> None:
    """If `source` is Poisonous, destroy the target; if it freezes, freeze the target."""
    tags = source.tags
    if tags.get(POISONOUS, 0) and target.type == CardType.MINION:
        poison = poisoner(source)
        game.open(BlockType.TRIGGER, poison, keyword=POISONOUS)
        game.meta(Meta.TARGET, 0, (target,))
        destroy(game, poison, (target,))
        game.close()
    if freezes(source):
        game.open(BlockType.TRIGGER, source, keyword=FREEZE)
        game.meta(Meta.TARGET, 0, (target,))
        freeze(game, target)
        game.close()


def _profit(game: Game, source: Entity, target: Entity, drained: int) -> None:
    """If `source` has Lifesteal, heal its hero by `drained`; run Overkill or Honorable Kill."""
    if source.tags.get(LIFESTEAL, 0) and drained:
        hero = game.hero[source.controller]
        if hero is not None:
            apart = game.profile.lifesteal_of_spells_apart or source.type != CardType.SPELL
            if apart:
                whose = source if game.profile.lifesteal_names_body else giver_of(source, LIFESTEAL)
                game.open(BlockType.TRIGGER, whose, keyword=LIFESTEAL)
            heal(game, source, (hero,), drained)
            if apart:
                game.close()
    events.answer_kill(game, source, target)


def freezes(source: Entity) -> bool:
    """Whether a source freezes what it damages, as Water Elemental does.

    A spell, or a card whose script has an action, does not: there FREEZE only names what the text
    does. Frostbolt has the tag, and FROZEN is written inside its POWER block (U063:10069).
    """
    if not source.tags.get(FREEZE, 0) or source.type == CardType.SPELL:
        return False
    return source.script is None or source.script.action is None


def destroy(game: Game, source: Entity | None, targets: Sequence[Entity]) -> None:
    """Set TO_BE_DESTROYED on each target in play, so that the next death phase removes it.

    Before that, LAST_AFFECTING_SOURCE is set, in builds that have it. R76; 49 of 54, U043:8290.
    """
    for target in targets:
        if target.zone == Zone.PLAY:
            if source is not None:
                record(game, SOURCE_IS_NOTED, target, source.id)
            game.set(target, TO_BE_DESTROYED, 1)
            if game.profile.destruction_affects:
                game.affect(target, source)
            game.may_die(target)


def freeze(game: Game, target: Entity) -> None:
    """Set FROZEN on a target in play unless it is Immune; if it is new, fire FROZEN (R170)."""
    if target.zone == Zone.PLAY and not target.tags.get(IMMUNE, 0):
        frozen = target.tags.get(FROZEN, 0)
        game.set(target, FROZEN, 1)
        if not frozen:
            events.fire(game, events.FROZEN, Frame(subject=target))


def stir_auras(game: Game, wounded: Entity) -> None:
    """After a change of DAMAGE, mark the auras as changed if a text may depend on it.

    The wounded entity may have Enrage or a keyword that it has while something holds; a card in a
    hand may count its cost.
    """
    script = wounded.script
    own = script is not None and (script.auras or script.moves_atk or script.keywords)
    if own or _counts_in_a_hand(game):
        game.touch_auras()


def _counts_in_a_hand(game: Game) -> bool:
    """Whether a card in a hand has a text that computes its cost."""
    in_hands = (card.script for side in (1, 2) for card in game.hand[side])
    return any(held is not None and held.cost is not None for held in in_hands)


def heal(game: Game, source: Entity, targets: Sequence[Entity], amount: int) -> int:
    """Restore up to `amount` Health to each target in play; return the sum restored.

    If the source's player deals damage in place of healing, do that and return 0 (R134).
    """
    if game.ruleset is not None:
        return game.ruleset.heal(game, source, targets, amount)
    harms = bool(game.owner(source.controller).tags.get(HEALING_DOES_DAMAGE, 0))
    if amount <= 0 and not (harms and game.profile.empty_healing_harms):
        return 0
    if harms:
        hurt_instead(game, source, targets, amount)
        if game.listeners.get(events.HEALING_HARMED):
            events.fire(game, events.HEALING_HARMED, Frame(subject=source))
        return 0
    total = 0
    healed = []
    for target in targets:
        if target.zone != Zone.PLAY:
            continue
        restored = _heal_one(game, source, target, amount)
        if restored:
            total += restored
            healed.append((target, restored))
    for target, restored in healed:
        frame = Frame(target=source, subject=target, amount=restored)
        events.fire(game, events.HEALED, frame)
    return total


def hurt_instead(game: Game, source: Entity, targets: Sequence[Entity], amount: int) -> None:
    """Damage targets in play in place of healing, without Lifesteal (Auchenai Soulpriest, R134)."""
    if source.type == CardType.SPELL and not game.profile.harm_is_not_boosted:
        amount += spell_power(game, source.controller, source.tags.get(SPELL_SCHOOL, 0))
    for target in [target for target in targets if target.zone == Zone.PLAY]:
        if dealt := hit(game, source, target, amount):
            events.fire_wound(game, source, target, dealt)


def _heal_one(game: Game, source: Entity, target: Entity, amount: int) -> int:
    if game.profile.prehealing:
        amount = _announce_healing(game, source, target, amount)
    restored = min(amount, target.tags.get(DAMAGE, 0))
    if restored <= 0:
        return 0
    _count_healing(game, source, target, restored)
    game.meta(Meta.HEALING, restored, (target,))
    game.add(target, DAMAGE, -restored)
    stir_auras(game, target)
    if target.type == CardType.HERO:
        record(game, HERO_IS_HEALED, target, restored)
    return restored


def _announce_healing(game: Game, source: Entity, target: Entity, amount: int) -> int:
    """Set PREHEALING, let texts answer, clear it; return the amount that is left.

    Overheal triggers run in between if `amount` exceeds DAMAGE (R257, U043:2441).
    """
    game.set(target, PREHEALING, amount)
    excess = amount - target.tags.get(DAMAGE, 0)
    if excess > 0 and game.listeners.get(events.OVERHEALED):
        frame = Frame(target=source, subject=target, amount=excess)
        events.fire(game, events.OVERHEALED, frame)
    if game.listeners.get(events.PREHEALING):
        events.fire(game, events.PREHEALING, Frame(target=source, subject=target, amount=amount))
    amount = target.tags[PREHEALING]
    game.set(target, PREHEALING, 0)
    return amount


def _count_healing(game: Game, source: Entity, target: Entity, restored: int) -> None:
    record(game, HEALING_IS_DONE, source, restored)
    if target.type == CardType.HERO:
        record(game, HERO_HEALING_IS_DONE, source, restored)
    elif target.type == CardType.MINION:
        record(game, MINION_HEALING_IS_DONE, source, restored)


def gain_armor(game: Game, source: Entity, hero: Entity, amount: int) -> None:
    """Announce ARMOR, add it to a hero and count it; for an amount of 0 or less, do nothing."""
    if amount > 0:
        record(game, ARMOR_COMES, hero, amount)
        game.add(hero, ARMOR, amount)
        count_armor(game, hero, amount)


def count_armor(game: Game, hero: Entity, amount: int) -> None:
    """Add gained armour to the counters of the hero's player, then fire ARMOR_GAINED."""
    _recount(game)
    record(game, ARMOR_IS_GAINED, hero, amount)
    events.fire(game, events.ARMOR_GAINED, Frame(subject=hero, amount=amount))


def _recount(game: Game) -> None:
    """After a change of armour, queue the stats and costs that texts compute (U510:2853)."""
    for entity in game.asking.stats:
        game.touch(entity)
    if _counts_in_a_hand(game):
        game.touch_auras()
