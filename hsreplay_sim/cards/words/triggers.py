"""When a text runs: the listeners in `events`, `in_hand` or `secret` of a card class.

A selector (its test) or a filter matches the subject of an event: `after_summon( FRIENDLY_MINIONS -
SELF, …)`. "Whenever" comes before the event's effect, "after" after it (R65). `only` is a further
condition.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import OVERHEAL, TAG_SCRIPT_DATA_NUM_6, TURN
from hsreplay_sim.cards.words.effects import NOTHING, Do, expire, wear_off
from hsreplay_sim.cards.words.selectors import (
    A_HERO_POWER,
    CHARACTERS,
    FRIENDLY,
    FRIENDLY_PLAYER,
    SELF,
    SOURCE,
    Filter,
    Selector,
)
from hsreplay_sim.cards.words.values import Condition
from hsreplay_sim.engine.oracle import Purpose
from hsreplay_sim.engine.rules import events
from hsreplay_sim.engine.text import SILENT, Trigger

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game
    from hsreplay_sim.engine.text import Frame

Whom = Selector | Filter


def _on(
    event: int, subject: Whom, effect: Do, target: Whom | None = None, only: Condition | None = None
) -> Trigger:
    meant = subject.meant
    aimed = target.meant if target is not None else None
    asked = only.ask if only is not None else None

    def guard(g: Game, me: Entity, it: Frame) -> bool:
        if it.subject is None or not meant(g, me, it.subject):
            return False
        if aimed is not None and (it.target is None or not aimed(g, me, it.target)):
            return False
        return asked is None or asked(g, me, it)

    return Trigger(event, guard, effect.run)


EVENTS = {name.lower(): code for name, code in vars(events).items() if name.isupper()}
"""The name of every event → its code: ``on("shield_lost", FRIENDLY_MINIONS, draw())``."""

_AFTER = {"played": "after_played", "summoned": "after_summoned", "attacks": "after_attack"}
"""The events that the server fires twice, before their effect and after it."""


def on(
    event: str,
    subject: Whom,
    effect: Do,
    *,
    target: Whom | None = None,
    only: Condition | None = None,
) -> Trigger:
    """Whenever an event of :data:`EVENTS` is fired; the words below are shorter for the usual ones.

    Raises:
        TypeError: there is no such event.
    """
    code = EVENTS.get(event)
    if code is None:
        raise TypeError(f"there is no event {event!r}; known: {', '.join(EVENTS)}")
    return _on(code, subject, effect, target, only)


def after(
    event: str,
    subject: Whom,
    effect: Do,
    *,
    target: Whom | None = None,
    only: Condition | None = None,
) -> Trigger:
    """After an event of :data:`EVENTS` and all it causes; most events are fired only then."""
    return on(_AFTER.get(event, event), subject, effect, target=target, only=only)


def when_played(card: Whom, effect: Do, only: Condition | None = None) -> Trigger:
    """Whenever a card is played, the SUBJECT (narrow by MINION, SPELL, FRIENDLY …)."""
    return _on(events.PLAYED, card, effect, only=only)


def before_played(card: Whom, effect: Do, only: Condition | None = None) -> Trigger:
    """When a card is about to be played, before any "whenever"; only in builds with SLUSH_TIME."""
    return _on(events.BEFORE_PLAYED, card, effect, only=only)


def after_played(card: Whom, effect: Do, only: Condition | None = None) -> Trigger:
    """After a card was played or cast."""
    return _on(events.AFTER_PLAYED, card, effect, only=only)


def when_summoned(body: Whom, effect: Do, only: Condition | None = None) -> Trigger:
    """Whenever a minion is summoned, played ones included."""
    return _on(events.SUMMONED, body, effect, only=only)


def after_summon(body: Whom, effect: Do, only: Condition | None = None) -> Trigger:
    """After a minion was summoned."""
    return _on(events.AFTER_SUMMONED, body, effect, only=only)


def when_damaged(
    victim: Whom, effect: Do, by: Whom | None = None, only: Condition | None = None
) -> Trigger:
    """Whenever a character takes damage: SUBJECT is hurt, TARGET the source, AMOUNT the damage."""
    return _on(events.DAMAGED, victim, effect, by, only)


def when_deals_damage(
    source: Whom, effect: Do, to: Whom = CHARACTERS, only: Condition | None = None
) -> Trigger:
    """Whenever `source` damages a character."""
    return _on(events.DAMAGED, to, effect, source, only)


def before_damage(victim: Whom, effect: Do, only: Condition | None = None) -> Trigger:
    """When damage is about to be dealt; setting `it.amount` changes it (Ice Block)."""
    return _on(events.PREDAMAGE, victim, effect, only=only)


def when_healed(who: Whom, effect: Do, only: Condition | None = None) -> Trigger:
    """Whenever a character (SUBJECT) is healed by AMOUNT."""
    return _on(events.HEALED, who, effect, only=only)


def before_healing(who: Whom, effect: Do) -> Trigger:
    """When the healing of a character (SUBJECT) is announced; TARGET is what heals."""
    return _on(events.PREHEALING, who, effect)


def when_overhealed(who: Whom, effect: Do, only: Condition | None = None) -> Trigger:
    """When healing exceeds what is missing by AMOUNT: Overheal (R257)."""
    return with_keyword(_on(events.OVERHEALED, who, effect, only=only), OVERHEAL)


def when_ability_used(titan: Whom, effect: Do) -> Trigger:
    """After a Titan has used an ability (R260)."""
    return with_keyword(_on(events.ABILITY_USED, titan, effect), 0)


def when_died(body: Whom, effect: Do, only: Condition | None = None) -> Trigger:
    """Whenever a minion has died; it is in the graveyard, and its tags show what it was."""
    return _on(events.DIED, body, effect, only=only)


def when_dying(effect: Do, only: Condition | None = None) -> Trigger:
    """When this card dies, inside the DEATHS block and before it leaves its place."""
    return with_keyword(_on(events.DYING, SELF, effect, only=only), 0)


def when_option_taken(whose: Selector, effect: Do) -> Trigger:
    """When a player has taken an option other than End Turn."""
    return with_keyword(_on(events.OPTION_TAKEN, whose, effect), 0)


def turn_end(
    effect: Do, whose: Selector = FRIENDLY_PLAYER, only: Condition | None = None
) -> Trigger:
    """At the end of a turn."""
    return _on(events.TURN_END, whose, effect, only=only)


def turn_start(
    effect: Do, whose: Selector = FRIENDLY_PLAYER, only: Condition | None = None
) -> Trigger:
    """At the start of a turn, before the draw (R46)."""
    return _on(events.TURN_START, whose, effect, only=only)


def turn_draw(effect: Do, whose: Selector = FRIENDLY_PLAYER) -> Trigger:
    """Instead of the draw of a turn, after the step that it belongs to.

    28 of 28, U005:2193.
    """
    return _on(events.TURN_DRAW, whose, effect)


def when_attacks(
    attacker: Whom, effect: Do, defender: Whom | None = None, only: Condition | None = None
) -> Trigger:
    """Whenever an attack is proposed: SUBJECT attacks TARGET."""
    return _on(events.ATTACKS, attacker, effect, defender, only)


def after_attack(
    attacker: Whom, effect: Do, defender: Whom | None = None, only: Condition | None = None
) -> Trigger:
    """After a character attacked."""
    return _on(events.AFTER_ATTACK, attacker, effect, defender, only)


def when_drawn(
    card: Whom, effect: Do, by: Whom | None = None, only: Condition | None = None
) -> Trigger:
    """Whenever a card is drawn; with `by`, only by such a card or hero power.

    For a hidden card the oracle decides whether it is meant.
    """
    known = _on(events.DREW, card, effect, by, only)

    def guard(g: Game, me: Entity, it: Frame) -> bool:
        if known.guard(g, me, it):
            return True
        if it.subject is None or it.subject.card_id or card is SELF:
            return False
        return g.number(Purpose.HEARD, me, 0, 1) == 1

    return Trigger(known.event, guard, known.effect)


def after_draw(card: Whom, effect: Do) -> Trigger:
    """After a card was drawn and its own text has run.

    Recording: U289:4590.
    """
    return _on(events.DRAW_ANSWERED, card, effect)


def when_discarded(card: Whom, effect: Do, only: Condition | None = None) -> Trigger:
    """Whenever a card is discarded."""
    return _on(events.DISCARDED, card, effect, only=only)


def when_targeted(target: Whom, effect: Do, by: Whom = CHARACTERS) -> Trigger:
    """When a spell (SUBJECT, which `by` must match) takes `target` as its TARGET."""
    aimed, caster = target.meant, by.meant

    def guard(g: Game, me: Entity, it: Frame) -> bool:
        return (
            it.target is not None
            and it.subject is not None
            and aimed(g, me, it.target)
            and caster(g, me, it.subject)
        )

    return Trigger(events.TARGETED, guard, effect.run)


def when_armored(hero: Whom, effect: Do) -> Trigger:
    """Whenever a hero gains armour."""
    return _on(events.ARMOR_GAINED, hero, effect)


def when_power_used(power: Whom, effect: Do) -> Trigger:
    """After a hero power was used."""
    return _on(events.INSPIRED, power, effect)


def when_weapon_destroyed(weapon: Whom, effect: Do) -> Trigger:
    """Whenever a weapon was destroyed, after its Deathrattle."""
    return _on(events.WEAPON_DESTROYED, weapon, effect)


def when_shield_lost(who: Whom, effect: Do) -> Trigger:
    """Whenever a character (SUBJECT) has lost its Divine Shield to damage."""
    return _on(events.SHIELD_LOST, who, effect)


def when_hero_changes(hero: Whom, effect: Do) -> Trigger:
    """Whenever a hero was played, after its text; its own new power hears it."""
    return _on(events.NEW_HERO, hero, effect)


def when_equipped(weapon: Whom, effect: Do) -> Trigger:
    """Whenever a weapon is equipped."""
    return _on(events.EQUIPPED, weapon, effect)


def when_revealed(secret: Whom, effect: Do) -> Trigger:
    """Whenever a secret is revealed."""
    return _on(events.SECRET_REVEALED, secret, effect)


def when_shuffled(card: Whom, effect: Do, by: Whom) -> Trigger:
    """Whenever a text of `by` has shuffled a card into a deck."""
    return _on(events.SHUFFLED, card, effect, by)


def when_overloaded(card: Whom, effect: Do, only: Condition | None = None) -> Trigger:
    """Whenever a card with Overload is played."""
    return _on(events.OVERLOADED, card, effect, only=only)


# --- zones and keywords ------------------------------------------------------------------


def in_zone(trigger: Trigger, zone: int, keyword: int = 32) -> Trigger:
    """Return the same listener in another zone; its TRIGGER block names this keyword."""
    return Trigger(trigger.event, trigger.guard, trigger.effect, zone, keyword)


def as_secret(trigger: Trigger) -> Trigger:
    """Return the listener of a secret: in the SECRET zone, in the opponent's turn only (R107).

    A text that awaits the start of the own turn fires in it (U088, U160:3074).
    """
    inner = trigger.guard
    awaits_turn = trigger.event == events.TURN_START

    def guard(g: Game, me: Entity, it: Frame) -> bool:
        return (awaits_turn or g.current != me.controller) and inner(g, me, it)

    return Trigger(trigger.event, guard, trigger.effect, Zone.SECRET, 219)


def with_keyword(trigger: Trigger, keyword: int) -> Trigger:
    """Return the same listener; its TRIGGER block names this keyword (Frenzy, Spellburst …)."""
    return Trigger(trigger.event, trigger.guard, trigger.effect, trigger.zone, keyword)


def at(event: str, effect: Do, only: Condition | None = None) -> Trigger:
    """At an event of the whole game, for scenarios and heroes: "game_begins" … "game_over"."""
    asked = only.ask if only is not None else None

    def guard(g: Game, me: Entity, it: Frame) -> bool:
        return asked is None or asked(g, me, it)

    return Trigger(EVENTS[event], guard, effect.run, keyword=0)


def when_play_begins(effect: Do) -> Trigger:
    """After the mulligan: a text of a hero."""
    return at("mulligan_done", effect)


def when_first_turn_begins(effect: Do) -> Trigger:
    """When the first turn of the game begins, before its player draws: a text of a hero."""
    return at("turn_begun", effect, only=Condition(lambda g, me, it: g.root.get(TURN) == 1))


# --- the next one ------------------------------------------------------------------------


def until_played(card: Whom, then: Do = NOTHING, only: Condition | None = None) -> Trigger:
    """End an enchantment of the player when such a card is played: "your next Demon …".

    `then` comes first; its SUBJECT is the card. Its cost until then is an `aura` or a `cost_change`
    over the hand.
    """
    return _on(events.PLAYED, card, then >> expire(SOURCE), only=only)


def until_power_used(then: Do = NOTHING) -> Trigger:
    """End an enchantment of the player after its power was used: "your next Hero Power …"."""
    return _on(events.INSPIRED, FRIENDLY & A_HERO_POWER, then >> wear_off())


# --- more of them ------------------------------------------------------------------------


def silently(trigger: Trigger) -> Trigger:
    """Return the same listener without a TRIGGER block.

    Recording: U289:4535.
    """
    return with_keyword(trigger, SILENT)


def asleep(trigger: Trigger) -> Trigger:
    """Return the same listener, which works even while the minion is Dormant."""
    return replace(trigger, dormant=True)


def once(trigger: Trigger, keyword: int = 0) -> Trigger:
    """Return a listener that runs once: it then clears the keyword tag (Spellburst, Frenzy).

    Without a keyword, TAG_SCRIPT_DATA_NUM_6 of the card notes that it has run.
    """
    inner, effect = trigger.guard, trigger.effect
    tag, open_while, then = (keyword, 1, 0) if keyword else (TAG_SCRIPT_DATA_NUM_6, 0, 1)

    def guard(g: Game, me: Entity, it: Frame) -> bool:
        return (me.tags.get(tag, 0) > 0) == open_while and inner(g, me, it)

    def run(g: Game, me: Entity, it: Frame) -> None:
        effect(g, me, it)
        if me.zone == trigger.zone:
            g.set(me, tag, then)

    return Trigger(trigger.event, guard, run, trigger.zone, keyword or trigger.keyword)
