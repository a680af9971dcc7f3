"""Effects on Health: damage, healing, armour, destruction, freezing, and damage prevented."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import CardType, Meta, Zone
from hsreplay_sim.base.tags import (
    DAMAGE,
    EXHAUSTED,
    FROZEN,
    HEALTH,
    IMMUNE_TO_SPELLPOWER,
    LAST_AFFECTING_SOURCE,
    LOCATION_ACTION_COOLDOWN,
    PREDAMAGE,
    PREHEALING,
    TAG_SCRIPT_DATA_NUM_1,
)
from hsreplay_sim.cards.words.effects.core import NOTHING, Do
from hsreplay_sim.cards.words.selectors import ENEMY_CHARACTERS, FRIENDLY_HERO, SELF, Selector
from hsreplay_sim.cards.words.values import N, Value, number
from hsreplay_sim.engine.oracle import Purpose
from hsreplay_sim.engine.rules import damage as harm
from hsreplay_sim.engine.rules import death, events, zones
from hsreplay_sim.engine.rules import summon as bodies
from hsreplay_sim.engine.rules.death import deathrattles, run_deathrattle, unseen_deathrattle
from hsreplay_sim.engine.rules.deaths import settle
from hsreplay_sim.engine.rules.enchantments import attach
from hsreplay_sim.engine.text import Frame

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game


def damage(who: Selector, amount: Value | int = N) -> Do:
    """Deal `amount` damage to each of `who`, to all at once; LEFT_BEHIND is the sum dealt.

    Spell Damage is added for a spell, the bonus of hero powers for a hero power. Few spells are
    immune to it: they print no $.
    """
    how_much = number(amount)

    def run(g: Game, me: Entity, it: Frame) -> None:
        base = how_much(g, me, it)
        hits = harm.deal(g, me, who.of(g, me, it), _of_a_hit(g, me, base))
        it.value = sum(dealt for _, _, dealt in hits)

    return Do(run)


def _of_a_hit(g: Game, me: Entity, amount: int) -> int:
    """Return the damage of a hit that is no part of a number split among several (R127).

    A spell with ImmuneToSpellpower and no $ beside its number deals `amount`: Obliterate, a Bomb, a
    Plague. Where it prints a $ or splits its number, the tag says that Spell Damage counts once.
    Without the tag a number is raised, marked or not (D-427).
    """
    if me.type == CardType.SPELL and me.tags.get(IMMUNE_TO_SPELLPOWER, 0):
        if me.card is not None and "$" not in me.card.text:
            return amount
    return harm.boosted(g, me, amount)


def falling_damage(who: Selector, amount: Value | int = N, between: Do = NOTHING) -> Do:
    """Deal `amount` damage to `who`, then 1 less, and so on down to 1; `between` runs in between.

    `who` is selected anew each time. Spell Damage raises the first number only: these spells have
    ImmuneToSpellpower and print a $, as Arcane Missiles does.
    """
    how_much = number(amount)

    def run(g: Game, me: Entity, it: Frame) -> None:
        for left in range(harm.boosted(g, me, how_much(g, me, it)), 0, -1):
            harm.deal(g, me, who.of(g, me, it), left)
            if left > 1:
                between.run(g, me, it)

    return Do(run)


def damage_together(*parts: tuple[Selector, Value]) -> Do:
    """Deal damage to several selections, each paired with its own amount; answers follow later.

    Recording: Swipe, U594b:17226.
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        wounds: list[tuple[Entity, int]] = []
        for who, amount in parts:
            boosted = _of_a_hit(g, me, amount.ask(g, me, it))
            wounds += [(target, boosted) for target in who.of(g, me, it)]
        harm.deal_each(g, me, wounds)

    return Do(run)


def raise_health(who: Selector, amount: Value | int = N, *, noted: bool = True) -> Do:
    """Add `amount` to HEALTH of each of `who`, heroes, for good and without an enchantment.

    If `noted`, this counts as a change of the hero's Health, as the first one of a text does.
    """
    how_much = number(amount)

    def run(g: Game, me: Entity, it: Frame) -> None:
        for hero in who.of(g, me, it):
            harm.raise_health(g, hero, how_much(g, me, it), noted=noted)

    return Do(run)


def damage_within_health(who: Selector, amount: Value | int = N) -> Do:
    """Deal `amount` damage to `who`, no more than kills it; LEFT_BEHIND is what is left over.

    Recordings: U249:24347, U575:5792. If several are selected, the first takes what kills it, the
    next one of what is left over, and so on. If nobody is selected, nothing is left over.
    """
    how_much = number(amount)

    def run(g: Game, me: Entity, it: Frame) -> None:
        victims = who.of(g, me, it)
        it.value = _of_a_hit(g, me, how_much(g, me, it)) if victims else 0
        for victim in victims:
            share = min(it.value, max(0, victim.health_left))
            harm.deal(g, me, (victim,), share)
            it.value -= share

    return Do(run)


def damage_with_excess(
    first: Selector, then: Selector, amount: Value | int, *, noted: bool = False
) -> Do:
    """Deal `amount` damage to `first`, no more than kills it, and the rest to each of `then`.

    If `noted`, TAG_SCRIPT_DATA_NUM_1 of this card is first set to the rest.
    """
    how_much = number(amount)

    def run(g: Game, me: Entity, it: Frame) -> None:
        left = _of_a_hit(g, me, how_much(g, me, it))
        for victim in first.of(g, me, it):
            share = min(left, max(0, victim.health_left))
            harm.deal(g, me, (victim,), share)
            left -= share
        if left > 0:
            if noted:
                g.set(me, TAG_SCRIPT_DATA_NUM_1, left)
            harm.deal(g, me, then.of(g, me, it), left)

    return Do(run)


def missiles(amount: Value | int = N, among: Selector = ENEMY_CHARACTERS) -> Do:
    """Deal `amount` damage one point at a time, each to a random one of `among` (R192).

    A doomed one is not hit. Spell Damage adds missiles (R127), the bonus of a hero power
    strengthens each (U008:32878).
    """
    how_many = number(amount)

    def run(g: Game, me: Entity, it: Frame) -> None:
        count, each = how_many(g, me, it), 1
        if me.type == CardType.HERO_POWER:
            each = harm.boosted(g, me, each)
        else:
            count = harm.boosted(g, me, count)
        for _ in range(count):
            options = [e for e in among.of(g, me, it) if not e.doomed]
            target = g.pick(Purpose.MISSILE, me, options)
            if target is None:
                return
            harm.deal(g, me, (target,), each)

    return Do(run)


def heal(who: Selector, amount: Value | int = N) -> Do:
    """Restore `amount` Health to each of `who`; LEFT_BEHIND is the sum restored."""
    how_much = number(amount)

    def run(g: Game, me: Entity, it: Frame) -> None:
        targets = who.of(g, me, it)
        if targets:
            g.meta(Meta.TARGET, 0, targets)
        it.value = harm.heal(g, me, targets, harm.boosted_healing(g, me, how_much(g, me, it)))

    return Do(run)


def hurt_instead() -> Do:
    """In a trigger of `before_healing`: deal the announced healing to the SUBJECT as damage.

    PREHEALING becomes 0, so no healing follows, and no other text of this kind acts on it.
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        victim, healer = it.subject, it.target
        amount = victim.tags.get(PREHEALING, 0) if victim is not None else 0
        if victim is not None and healer is not None and amount:
            g.set(victim, PREHEALING, 0)
            source = healer if g.profile.harm_names_healer else me
            harm.hurt_instead(g, source, [victim], amount)

    return Do(run)


def armor(amount: Value | int = N, who: Selector = FRIENDLY_HERO) -> Do:
    """Give each of `who` `amount` armour; by default that is my hero."""
    how_much = number(amount)

    def run(g: Game, me: Entity, it: Frame) -> None:
        for hero in who.of(g, me, it):
            harm.gain_armor(g, me, hero, how_much(g, me, it))

    return Do(run)


def destroy(who: Selector) -> Do:
    """Set TO_BE_DESTROYED on each of `who`; up to 19632 a weapon leaves play at once instead.

    Recordings: U019:7811, U154:5850.
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        targets = who.of(g, me, it)
        if targets:
            g.meta(Meta.TARGET, 0, targets)
        if not g.profile.weapons_destroyed_by_death:
            for weapon in [each for each in targets if each.type == CardType.WEAPON]:
                g.affect(weapon, me)
                bodies.discard_weapon(g, weapon)
                targets.remove(weapon)
        harm.destroy(g, me, targets)

    return Do(run)


def raise_hero(amount: Value | int) -> Do:
    """In a Deathrattle of my hero, which has just died: bring it back with `amount` Health."""
    how_much = number(amount)

    def run(g: Game, me: Entity, it: Frame) -> None:
        hero = g.hero[me.controller]
        if hero is not None:
            death.raise_hero(g, hero, how_much(g, me, it))

    return Do(run)


def resolve_deaths() -> Do:
    """Run the death phases now, before the text goes on: the dead leave their places.

    Recording: U230:19599.
    """
    return Do(lambda g, me, it: settle(g))


def destroy_location(who: Selector) -> Do:
    """Move each of `who`, locations, to the graveyard at once (U441:2893)."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        for each in who.of(g, me, it):
            g.set(each, LAST_AFFECTING_SOURCE, me.id)
            g.affect(each, me)
            zones.leave_row(g, each, Zone.GRAVEYARD)

    return Do(run)


def reopen(who: Selector = SELF) -> Do:
    """Make each of `who`, locations, usable again at once; by default this one (U426:5396)."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        for location in who.of(g, me, it):
            g.set(location, LOCATION_ACTION_COOLDOWN, 0)
            g.set(location, EXHAUSTED, 0)

    return Do(run)


def destroy_on_last_use() -> Do:
    """If this location has one use left, destroy it now, before the rest of its text.

    Recording: U575:14347.
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        if me.health_left == 1:
            g.add(me, DAMAGE, 1)
            g.may_die(me)
            settle(g)

    return Do(run)


def trigger_deathrattles(who: Selector, *, feigned: bool = False) -> Do:
    """Run all Deathrattles of each of `who`; none of them dies by this.

    If `feigned`, a minion to which a Deathrattle was given hears of a death, its own, and no other
    minion does (hs-bugs#36).
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        for minion in who.of(g, me, it):
            seen = minion.card_id != ""
            for effect in deathrattles(g, minion) if seen else [unseen_deathrattle(minion)]:
                run_deathrattle(g, minion, effect)
            if feigned and any(_gives_deathrattle(each) for each in minion.attached):
                _hear_own_death(g, minion)

    return Do(run)


def _gives_deathrattle(enchantment: Entity) -> bool:
    return enchantment.script is not None and enchantment.script.deathrattle is not None


def _hear_own_death(g: Game, minion: Entity) -> None:
    """Run what a minion does when another dies, as if one like itself had died."""
    other = minion.likeness()
    other.id = -1  # of no entity: it is not the minion itself
    events.fire(g, events.DIED, Frame(subject=other), among=lambda each: each is minion)


def gain_deathrattle(who: Selector, enchantment: str) -> Do:
    """Give this card the Deathrattles of each of `who`.

    A Deathrattle of the text: `enchantment` is attached and stores the dbf id of the card; a number
    that the text keeps, as Moat Lurker's, comes with it. One that an enchantment gave: the same
    enchantment is attached. Where a card is hidden, only a recording knows.
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        for minion in who.of(g, me, it):
            if not minion.card_id and g.watcher is not None:
                g.watcher.foreign_power(g, minion)
            own = minion.script is not None and minion.script.deathrattle is not None
            if own and not minion.silenced and minion.card is not None:
                attach(g, me, me, enchantment, tags={TAG_SCRIPT_DATA_NUM_1: minion.card.dbf})
                if noted := minion.get(TAG_SCRIPT_DATA_NUM_1):
                    g.set(me, TAG_SCRIPT_DATA_NUM_1, noted)
            for worn in list(minion.attached):
                if worn.script is not None and worn.script.deathrattle is not None:
                    attach(g, me, me, worn.card_id, tags=_stored(worn))

    return Do(run)


def _stored(enchantment: Entity) -> dict[int, int]:
    """Return the number that an enchantment stores: the card whose Deathrattle it keeps."""
    number = enchantment.get(TAG_SCRIPT_DATA_NUM_1)
    return {TAG_SCRIPT_DATA_NUM_1: number} if number else {}


def kept_deathrattle() -> Do:
    """On an enchantment of :func:`gain_deathrattle`: run the Deathrattle of the card it stores."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        kept = g.cards.by_dbf(it.value)
        script = g.scripts.find(kept, kept.id) if kept is not None else None
        if script is not None and script.deathrattle is not None:
            inner = it.about(it.subject, it.target)
            inner.text = kept
            script.deathrattle(g, me, inner)

    return Do(run)


def freeze(who: Selector) -> Do:
    """Freeze each of `who`."""
    given = who.giving(FROZEN)

    def run(g: Game, me: Entity, it: Frame) -> None:
        for entity in given.of(g, me, it):
            harm.freeze(g, entity)

    return Do(run)


def set_health(who: Selector, amount: Value | int) -> Do:
    """Set DAMAGE of each of `who` so that its current Health is `amount` (Alexstrasza).

    DAMAGE is never below 0. LAST_AFFECTED_BY is not changed (4 of 4, U028:5077).
    """
    how_much = number(amount)

    def run(g: Game, me: Entity, it: Frame) -> None:
        for entity in who.of(g, me, it):
            g.set(entity, DAMAGE, max(0, entity.tags.get(HEALTH, 0) - how_much(g, me, it)))
            g.touch_auras()

    return Do(run)


def prevent() -> Do:
    """Reduce the damage that is about to be dealt to the SUBJECT to 0 (Ice Block).

    PREDAMAGE is set to 0 within the trigger (3 of 3, U020:2680, U082:6533, U095:17003).
    """
    return change_damage(0)


def pass_on(who: Selector) -> Do:
    """In a trigger of `before_damage`: deal the damage to each of `who`, in the name of its source.

    So Spell Damage is added to a spell's once more. Fatigue, which has no source, is lost in some
    builds.
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        source, amount = it.target, it.amount
        prevent().run(g, me, it)
        if source is it.subject:
            source = me if g.profile.bolf_feels_fatigue else None
        if source is not None:
            harm.deal(g, source, who.of(g, me, it), harm.boosted(g, source, amount))

    return Do(run)


def change_damage(amount: Value | int) -> Do:
    """Set the damage that is about to be dealt to the SUBJECT to `amount` (Cursed Blade).

    It is the tag PREDAMAGE of the SUBJECT.
    """
    how_much = number(amount)

    def run(g: Game, me: Entity, it: Frame) -> None:
        it.amount = how_much(g, me, it)
        if it.subject is not None:
            g.set(it.subject, PREDAMAGE, it.amount)

    return Do(run)
