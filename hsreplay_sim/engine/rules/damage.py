"""Damage, healing and armour (R126–R138)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import BlockType, CardType, Meta, Zone
from hsreplay_sim.base.tags import (
    AMOUNT_HEALED_THIS_GAME,
    ARMOR,
    ARMOR_GAINED_THIS_GAME,
    ARMOR_GAINED_THIS_TURN,
    ARMOR_LOST_THIS_TURN,
    CANT_BE_ATTACKED,
    CANT_BE_TARGETED_BY_OPPONENTS,
    CURRENT_HEROPOWER_DAMAGE_BONUS,
    DAMAGE,
    DAMAGE_DEALT_TO_HERO_LAST_TURN,
    DIVINE_SHIELD,
    DIVINE_SHIELD_DAMAGE,
    FREEZE,
    FROZEN,
    HEALING_DOES_DAMAGE,
    HEALING_DONE_THIS_TURN,
    HEALTH,
    HEALTH_MINIMUM,
    HERO_DAMAGE_TAKEN_THIS_GAME,
    HERO_DAMAGE_TAKEN_THIS_TURN,
    HERO_HEALING_DONE_THIS_TURN,
    HERO_HEALING_THIS_TURN,
    HERO_HEALTH_CHANGED_THIS_TURN,
    HERO_HEALTH_CHANGES_ON_OWN_TURN,
    HERO_HITS_THIS_TURN,
    HERO_POWER_DAMAGE_THIS_GAME,
    HERO_POWER_DOUBLE,
    IMMUNE,
    LAST_AFFECTING_SOURCE,
    LIFESTEAL,
    MINION_HEALING_DONE_THIS_TURN,
    NUM_HERO_ATTACKS_THIS_GAME,
    NUM_TIMES_HEALED_THIS_GAME,
    PENDING_ARMOR,
    PENDING_DAMAGE_SOURCE,
    PENDING_DAMAGE_TARGET,
    POISONOUS,
    PREDAMAGE,
    PREHEALING,
    PROPOSED_ATTACKER,
    PROPOSED_DEFENDER,
    RESOLVING_AFTER_DAMAGE,
    SCHOOL_POWER,
    SELF_DAMAGE_THIS_TURN,
    SELF_HITS_THIS_GAME,
    SPELL_DAMAGE_DEALT_THIS_TURN,
    SPELL_HEALING_DOUBLE,
    SPELL_SCHOOL,
    SPELLPOWER_DOUBLE,
    STEALTH,
    TAG_2873,
    TO_BE_DESTROYED,
    UNTOUCHABLE,
)
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
    return player_tags.spell_power(game, player_id) + sum(
        e.tags.get(special, 0)
        for e in (game.in_play[player_id] if special else ())
        if e.type != CardType.ENCHANTMENT
    )


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
    if combat and source is game.hero[game.current] and game.profile.counts_hero_attacks:
        game.add(game.owner(source.controller), NUM_HERO_ATTACKS_THIS_GAME, 1)
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
    if source.type != CardType.MINION:
        _count_source(game, source, amount)
    if target.type == CardType.HERO:
        _count_hero_damage(game, target, amount, lost)
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
        if game.profile.armor_lost:
            game.add(game.owner(target.controller), ARMOR_LOST_THIS_TURN, absorbed)
    return absorbed


def _count_source(game: Game, source: Entity, amount: int) -> None:
    """Add `amount` to the counter of a hero power's or spell's player, in builds that count it."""
    if source.type == CardType.HERO_POWER and game.profile.counts_power_damage:
        game.add(game.owner(source.controller), HERO_POWER_DAMAGE_THIS_GAME, amount)
    elif source.type == CardType.SPELL and game.profile.counts_spell_damage:
        game.add(game.owner(source.controller), SPELL_DAMAGE_DEALT_THIS_TURN, amount)


def _is_seen_to_deal(game: Game, source: Entity) -> bool:
    """Whether `source` loses Stealth by dealing damage: a minion, outside of its own play.

    The damage of its Battlecry does not end it (U167@30).
    """
    if source.type != CardType.MINION:
        return False
    return not game.stack or game.stack[0] != (BlockType.PLAY, source)


def _break_shield(game: Game, source: Entity, target: Entity, *, combat: bool) -> None:
    """Remove the Divine Shield of a target and fire SHIELD_LOST.

    Since 219846, DIVINE_SHIELD_DAMAGE is set before that in an attack (U249:19510), and so it is of
    an attacker or defender whose shield another text breaks meanwhile.
    """
    fights = target.id in (game.root.get(PROPOSED_ATTACKER), game.root.get(PROPOSED_DEFENDER))
    if (combat or fights) and game.profile.marks_broken_shields:
        game.set(target, DIVINE_SHIELD_DAMAGE, 1)
    mirrors.lose(game, target, DIVINE_SHIELD)
    if game.profile.shield_pop:
        game.set(target, TAG_2873, 1)
    game.meta(Meta.DAMAGE, 0, (target,))
    events.fire(game, events.SHIELD_LOST, Frame(source, target))


def betrays_itself(body: Entity) -> bool:
    """Whether it has Stealth, and loses it by what it does."""
    if not body.tags.get(STEALTH, 0):
        return False
    return body.silenced or body.script is None or not body.script.stealth_lasts


def lose_stealth(game: Game, entity: Entity) -> None:
    """Clear STEALTH; up to 2017 also clear the two tags that repeat it (R219)."""
    mirrors.lose(game, entity, STEALTH)
    if not game.profile.no_stealth_shadow:
        game.set(entity, CANT_BE_ATTACKED, 0)
        game.set(entity, CANT_BE_TARGETED_BY_OPPONENTS, 0)


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


def _count_hero_damage(game: Game, hero: Entity, amount: int, lost: int) -> None:
    """Add the damage of a hero to the counters of its player; some builds only mark the hero.

    `amount` is what the counters rise by, and includes what the armour took. If any Health is
    `lost`, the change of Health is noted.
    """
    profile = game.profile
    owner = game.owner(hero.controller)
    if profile.hero_damage_on_player:
        game.add(owner, HERO_DAMAGE_TAKEN_THIS_TURN, amount)
        if profile.hero_damage_history and profile.damage_history_at_once:
            game.add(owner, HERO_DAMAGE_TAKEN_THIS_GAME, amount)
        if profile.counts_hero_hits:
            game.add(owner, HERO_HITS_THIS_TURN, 1)
    elif profile.hero_hits_on_hero:
        game.set(hero, HERO_DAMAGE_TAKEN_THIS_TURN, 1)
    own_turn = game.current == hero.controller
    if profile.self_damage and own_turn:
        game.add(owner, SELF_DAMAGE_THIS_TURN, amount)
        if profile.counts_self_hits:
            game.add(owner, SELF_HITS_THIS_GAME, 1)
    if profile.notes_damage_of_last_turn and not own_turn:
        game.add(owner, DAMAGE_DEALT_TO_HERO_LAST_TURN, amount)
    if lost:
        note_health_change(game, hero)


def raise_health(game: Game, hero: Entity, amount: int, *, noted: bool = True) -> None:
    """Add to a hero's HEALTH, as a residue; with `noted`, note the change on its player.

    Recordings: U354:5782, 5788. A negative amount lowers HEALTH: a hero with none left dies.
    """
    if noted:
        note_health_change(game, hero)
    game.add(hero, HEALTH, amount)
    store_unexplained_stats(game, hero)
    game.touch(hero)
    game.may_die(hero)


def note_health_change(game: Game, hero: Entity) -> None:
    """Set HERO_HEALTH_CHANGED_THIS_TURN on the hero's player; count changes in its own turn."""
    if game.profile.health_changed_flag:
        owner = game.owner(hero.controller)
        game.set(owner, HERO_HEALTH_CHANGED_THIS_TURN, 1)
        if game.current == hero.controller:
            game.add(owner, HERO_HEALTH_CHANGES_ON_OWN_TURN, 1)


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
            if game.profile.last_affecting_source and source is not None:
                game.set(target, LAST_AFFECTING_SOURCE, source.id)
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
    profile = game.profile
    if profile.prehealing:
        amount = _announce_healing(game, source, target, amount)
    restored = min(amount, target.tags.get(DAMAGE, 0))
    if restored <= 0:
        return 0
    if profile.counts_heals:
        _count_healing(game, game.owner(source.controller), target, restored)
    game.meta(Meta.HEALING, restored, (target,))
    game.add(target, DAMAGE, -restored)
    stir_auras(game, target)
    if target.type == CardType.HERO and profile.hero_healing_on_player:
        game.add(game.owner(target.controller), HERO_HEALING_THIS_TURN, restored)
        note_health_change(game, target)
    return restored


def _announce_healing(game: Game, source: Entity, target: Entity, amount: int) -> int:
    """Set PREHEALING, let texts answer, clear it; return the amount that is left.

    Overheal triggers run in between if `amount` exceeds DAMAGE (R257, U043:2441).
    """
    game.set(target, PREHEALING, amount)
    excess = amount - target.tags.get(DAMAGE, 0)
    if excess > 0 and events.OVERHEALED in game.listeners:
        frame = Frame(target=source, subject=target, amount=excess)
        events.fire(game, events.OVERHEALED, frame)
    if events.PREHEALING in game.listeners:
        events.fire(game, events.PREHEALING, Frame(target=source, subject=target, amount=amount))
    amount = target.tags[PREHEALING]
    game.set(target, PREHEALING, 0)
    return amount


def _count_healing(game: Game, healer: Entity, target: Entity, restored: int) -> None:
    profile = game.profile
    game.add(healer, NUM_TIMES_HEALED_THIS_GAME, 1)
    if profile.healing_this_turn:
        game.add(healer, HEALING_DONE_THIS_TURN, restored)
    if profile.amount_healed:
        game.add(healer, AMOUNT_HEALED_THIS_GAME, restored)
    if target.type == CardType.HERO and profile.hero_healing:
        game.add(healer, HERO_HEALING_DONE_THIS_TURN, restored)
    elif target.type == CardType.MINION and profile.minion_healing:
        game.add(healer, MINION_HEALING_DONE_THIS_TURN, restored)


def gain_armor(game: Game, source: Entity, hero: Entity, amount: int) -> None:
    """Announce ARMOR, add it to a hero and count it; for an amount of 0 or less, do nothing."""
    if amount > 0:
        announce_armor(game, hero, amount)
        game.add(hero, ARMOR, amount)
        count_armor(game, hero, amount)


def announce_armor(game: Game, hero: Entity, amount: int) -> None:
    """Announce armour by a PENDING_ARMOR pulse, since 210640 (48 of 48, U293:6611, U432:9970)."""
    if game.profile.announces_armor:
        game.pulse(hero, PENDING_ARMOR, amount)


def count_armor(game: Game, hero: Entity, amount: int) -> None:
    """Add gained armour to the counters of the hero's player, then fire ARMOR_GAINED."""
    _recount(game)
    owner = game.owner(hero.controller)
    if game.profile.armor_gained:
        write = game.set if game.profile.armor_gained_in_place else game.note
        write(owner, ARMOR_GAINED_THIS_GAME, owner.get(ARMOR_GAINED_THIS_GAME) + amount)
    if game.profile.armor_this_turn:
        game.add(owner, ARMOR_GAINED_THIS_TURN, amount)
    events.fire(game, events.ARMOR_GAINED, Frame(subject=hero, amount=amount))


def _recount(game: Game) -> None:
    """After a change of armour, queue the stats and costs that texts compute (U510:2853)."""
    for entity in game.asking.stats:
        game.touch(entity)
    if _counts_in_a_hand(game):
        game.touch_auras()
