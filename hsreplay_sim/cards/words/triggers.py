"""When a text runs: the listeners in `events`, `in_hand` or `secret` of a card class.

Each word returns a listener that runs its `effect` on an event. The SUBJECT of the event must pass
the selector or filter given; of a selector the test counts, not the pool:
`after_summon(FRIENDLY_MINIONS - SELF, …)`. If `only` is given, that condition must be true as well.
"Whenever" runs before the event takes effect, "after" once it has (R65).
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import BlockType, Zone
from hsreplay_sim.base.tags import OVERHEAL, TAG_SCRIPT_DATA_NUM_6, TURN
from hsreplay_sim.cards.words.effects import NOTHING, Do, expire, wear_off
from hsreplay_sim.cards.words.selectors import (
    A_HERO_POWER,
    CHARACTERS,
    FRIENDLY,
    FRIENDLY_PLAYER,
    OTHERS,
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


def _or_heard(known: Trigger, card: Whom) -> Trigger:
    """Return a listener as `known`; if its SUBJECT is hidden, the oracle may say that it passes.

    It is not asked where whose the card is rules that out (Daring Reporter).
    """
    may = card.may if isinstance(card, Filter) else None

    def guard(g: Game, me: Entity, it: Frame) -> bool:
        if known.guard(g, me, it):
            return True
        if it.subject is None or it.subject.card_id or card is SELF:
            return False
        if may is not None and not may(g, me, it.subject):
            return False
        return g.number(Purpose.HEARD, me, 0, 1) == 1

    return Trigger(known.event, guard, known.effect)


EVENTS = {name.lower(): code for name, code in vars(events).items() if name.isupper()}
"""The name of every event → its code: ``on("shield_lost", FRIENDLY_MINIONS, draw())``."""

_AFTER = {"played": "after_played", "summoned": "after_summoned", "attacks": "after_attack"}
"""An event that the server fires twice → the one fired after its effect."""


def on(
    event: str,
    subject: Whom,
    effect: Do,
    *,
    target: Whom | None = None,
    only: Condition | None = None,
) -> Trigger:
    """Run `effect` on the event with this name of :data:`EVENTS`, if its SUBJECT passes `subject`.

    If `target` is given, the TARGET of the event must pass it. The words below are shorter for the
    usual events.

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
    """As :func:`on`, but after what the event causes, if it is "played", "summoned" or "attacks".

    Any other event is fired only once, and this is the same as `on`.
    """
    return on(_AFTER.get(event, event), subject, effect, target=target, only=only)


def when_played(card: Whom, effect: Do, only: Condition | None = None) -> Trigger:
    """Run `effect` when a card (SUBJECT) that passes `card` is played, before that card's text.

    If the SUBJECT is hidden, the oracle decides whether it passes.
    """
    return _or_heard(_on(events.PLAYED, card, effect, only=only), card)


def before_played(card: Whom, effect: Do, only: Condition | None = None) -> Trigger:
    """Run `effect` when a card (SUBJECT) that passes `card` is about to be played.

    This is before any `when_played`. Only builds with SLUSH_TIME fire the event.
    """
    return _on(events.BEFORE_PLAYED, card, effect, only=only)


def after_played(card: Whom, effect: Do, only: Condition | None = None) -> Trigger:
    """Run `effect` after a card (SUBJECT) that passes `card` was played and has run its text.

    If the SUBJECT is hidden, the oracle decides whether it passes (U042:7796).
    """
    return _or_heard(_on(events.AFTER_PLAYED, card, effect, only=only), card)


def when_summoned(body: Whom, effect: Do, only: Condition | None = None) -> Trigger:
    """Run `effect` when a minion (SUBJECT) that passes `body` comes into play, played or summoned.

    If the minion is played, its Battlecry follows.
    """
    return _on(events.SUMMONED, body, effect, only=only)


def after_summon(body: Whom, effect: Do, only: Condition | None = None) -> Trigger:
    """Run `effect` after a minion (SUBJECT) that passes `body` came into play, played or summoned.

    If the minion was played, its Battlecry has run.
    """
    return _on(events.AFTER_SUMMONED, body, effect, only=only)


def when_damaged(
    victim: Whom, effect: Do, by: Whom | None = None, only: Condition | None = None
) -> Trigger:
    """Run `effect` after a character (SUBJECT) that passes `victim` has taken AMOUNT damage.

    If `by` is given, what dealt the damage (TARGET) must pass it.
    """
    return _on(events.DAMAGED, victim, effect, by, only)


def when_deals_damage(
    source: Whom, effect: Do, to: Whom = CHARACTERS, only: Condition | None = None
) -> Trigger:
    """Run `effect` after damage by an entity (TARGET) that passes `source`.

    AMOUNT is the damage. The character that has taken it (SUBJECT) must pass `to`.
    """
    return _on(events.DAMAGED, to, effect, source, only)


def before_damage(
    victim: Whom, effect: Do, only: Condition | None = None, *, first: bool = False
) -> Trigger:
    """Run `effect` when a character (SUBJECT) that passes `victim` is about to take AMOUNT damage.

    If `effect` sets `it.amount`, that much is dealt (Ice Block). With `first`, it is run before
    all other effects of this kind.
    """
    event = events.PREDAMAGE_CAPPED if first else events.PREDAMAGE
    return _on(event, victim, effect, only=only)


def when_healed(who: Whom, effect: Do, only: Condition | None = None) -> Trigger:
    """Run `effect` after a character (SUBJECT) that passes `who` was healed by AMOUNT."""
    return _on(events.HEALED, who, effect, only=only)


def before_healing(who: Whom, effect: Do) -> Trigger:
    """Run `effect` when a character (SUBJECT) that passes `who` is about to be healed by TARGET."""
    return _on(events.PREHEALING, who, effect)


def when_overhealed(who: Whom, effect: Do, only: Condition | None = None) -> Trigger:
    """Run `effect` when a character (SUBJECT) that passes `who` is about to be overhealed (R257).

    AMOUNT is the healing that is announced less the DAMAGE of the SUBJECT.
    """
    return with_keyword(_on(events.OVERHEALED, who, effect, only=only), OVERHEAL)


def when_ability_used(titan: Whom, effect: Do) -> Trigger:
    """Run `effect` after a Titan (SUBJECT) that passes `titan` has used an ability (R260)."""
    return with_keyword(_on(events.ABILITY_USED, titan, effect), 0)


def when_died(
    body: Whom, effect: Do, only: Condition | None = None, *, last: bool = False
) -> Trigger:
    """Run `effect` after a minion (SUBJECT) that passes `body` has died.

    The minion is in the graveyard, and its tags show what it was. If `last`, all else that answers
    to this death has run, Deathrattles and younger listeners too.
    """
    return _on(events.DEATH_ANSWERED if last else events.DIED, body, effect, only=only)


def when_dying(effect: Do, only: Condition | None = None) -> Trigger:
    """Run `effect` when this card dies, inside the DEATHS block, while it is still in play."""
    return with_keyword(_on(events.DYING, SELF, effect, only=only), 0)


def when_option_taken(whose: Selector, effect: Do) -> Trigger:
    """Run `effect` after a player (SUBJECT) that passes `whose` has taken an option.

    End Turn is none.
    """
    return with_keyword(_on(events.OPTION_TAKEN, whose, effect), 0)


def when_mana_spent(effect: Do, only: Condition | None = None) -> Trigger:
    """Run `effect` when my player has spent AMOUNT Mana, for a card (TARGET) or by a text.

    What is spent for the card whose text this is does not count.
    """
    return _on(events.MANA_SPENT, FRIENDLY_PLAYER, effect, OTHERS, only)


def turn_end(
    effect: Do, whose: Selector = FRIENDLY_PLAYER, only: Condition | None = None
) -> Trigger:
    """Run `effect` at the end of the turn of a player (SUBJECT) that passes `whose`.

    By default that is my player.
    """
    return _on(events.TURN_END, whose, effect, only=only)


def turn_start(
    effect: Do, whose: Selector = FRIENDLY_PLAYER, only: Condition | None = None
) -> Trigger:
    """Run `effect` at the start of the turn of a player (SUBJECT) that passes `whose` (R46).

    By default that is my player. The draw follows.
    """
    return _on(events.TURN_START, whose, effect, only=only)


def turn_draw(effect: Do, whose: Selector = FRIENDLY_PLAYER) -> Trigger:
    """Run `effect` in place of the draw in the turn of a player (SUBJECT) that passes `whose`.

    By default that is my player. It runs after the block in which the draw would be (28 of 28,
    U005:2193).
    """
    return _on(events.TURN_DRAW, whose, effect)


def when_attacks(
    attacker: Whom, effect: Do, defender: Whom | None = None, only: Condition | None = None
) -> Trigger:
    """Run `effect` when an entity (SUBJECT) that passes `attacker` is about to attack.

    If `defender` is given, the defender (TARGET) must pass it.
    """
    return _on(events.ATTACKS, attacker, effect, defender, only)


def when_strikes(
    attacker: Whom, effect: Do, defender: Whom | None = None, only: Condition | None = None
) -> Trigger:
    """Run `effect` when an entity (SUBJECT) that passes `attacker` is about to strike.

    It runs behind all `when_attacks`, which may have changed the defender (TARGET). Texts that ask
    who is attacked are of this kind. If `defender` is given, the TARGET must pass it.
    """
    return _on(events.STRIKES, attacker, effect, defender, only)


def after_attack(
    attacker: Whom, effect: Do, defender: Whom | None = None, only: Condition | None = None
) -> Trigger:
    """Run `effect` after an entity (SUBJECT) that passes `attacker` has attacked.

    If `defender` is given, the defender (TARGET) must pass it.
    """
    return _on(events.AFTER_ATTACK, attacker, effect, defender, only)


def when_drawn(
    card: Whom, effect: Do, by: Whom | None = None, only: Condition | None = None
) -> Trigger:
    """Run `effect` when a card (SUBJECT) that passes `card` is drawn, before that card's text.

    If `by` is given, the card or hero power that draws it (TARGET) must pass it. If the SUBJECT is
    hidden, the oracle decides whether it passes.
    """
    return _or_heard(_on(events.DREW, card, effect, by, only), card)


def after_discover(card: Whom, effect: Do, only: Condition | None = None) -> Trigger:
    """Run `effect` after my player discovered a card (SUBJECT) that passes `card`.

    It is where the text of TARGET, which let its player discover it, puts it: in the hand, say.
    """
    return _on(events.DISCOVERED, card, effect, FRIENDLY, only)


def after_draw(card: Whom, effect: Do) -> Trigger:
    """Run `effect` after a card (SUBJECT) that passes `card` was drawn and has run its text.

    Recording: U289:4590.
    """
    return _on(events.DRAW_ANSWERED, card, effect)


def when_discarded(card: Whom, effect: Do, only: Condition | None = None) -> Trigger:
    """Run `effect` after a card (SUBJECT) that passes `card` was discarded.

    The text of that card follows.
    """
    return _on(events.DISCARDED, card, effect, only=only)


def when_targeted(target: Whom, effect: Do, by: Whom = CHARACTERS) -> Trigger:
    """Run `effect` when a spell (SUBJECT) is about to take a TARGET that passes `target`.

    The spell must pass `by`.
    """
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
    """Run `effect` after a hero (SUBJECT) that passes `hero` has gained AMOUNT armour."""
    return _on(events.ARMOR_GAINED, hero, effect)


def when_power_used(power: Whom, effect: Do) -> Trigger:
    """Run `effect` after a hero power (SUBJECT) that passes `power` was used."""
    return _on(events.INSPIRED, power, effect)


def when_weapon_destroyed(weapon: Whom, effect: Do) -> Trigger:
    """Run `effect` after a weapon (SUBJECT) that passes `weapon` was destroyed.

    Its Deathrattle has run.
    """
    return _on(events.WEAPON_DESTROYED, weapon, effect)


def when_shield_lost(who: Whom, effect: Do) -> Trigger:
    """Run `effect` after a character (SUBJECT) that passes `who` has lost its Divine Shield.

    Damage has taken it.
    """
    return _on(events.SHIELD_LOST, who, effect)


def when_hero_changes(hero: Whom, effect: Do) -> Trigger:
    """Run `effect` after a hero card (SUBJECT) that passes `hero` was played and has run its text.

    The new hero power that came with the hero may be the listener.
    """
    return _on(events.NEW_HERO, hero, effect)


def when_equipped(weapon: Whom, effect: Do) -> Trigger:
    """Run `effect` after a weapon (SUBJECT) that passes `weapon` was equipped."""
    return _on(events.EQUIPPED, weapon, effect)


def when_revealed(secret: Whom, effect: Do) -> Trigger:
    """Run `effect` after a Secret (SUBJECT) that passes `secret` was revealed.

    The text of the Secret has run.
    """
    return _on(events.SECRET_REVEALED, secret, effect)


def when_shuffled(card: Whom, effect: Do, by: Whom) -> Trigger:
    """Run `effect` after a card (SUBJECT) that passes `card` was shuffled into a deck.

    The card whose text has done this (TARGET) must pass `by`.
    """
    return _on(events.SHUFFLED, card, effect, by)


def when_overloaded(card: Whom, effect: Do, only: Condition | None = None) -> Trigger:
    """Run `effect` when a card (SUBJECT) that passes `card` overloads its player by AMOUNT."""
    return _on(events.OVERLOADED, card, effect, only=only)


# --- zones and keywords ------------------------------------------------------------------


def in_zone(trigger: Trigger, zone: int, keyword: int = 32) -> Trigger:
    """Return the same listener for a card in `zone`; its TRIGGER block names `keyword`.

    The default keyword is TRIGGER_VISUAL (32).
    """
    return Trigger(trigger.event, trigger.guard, trigger.effect, zone, keyword)


def as_secret(trigger: Trigger) -> Trigger:
    """Return the same listener for a Secret: it works in the opponent's turn only (R107).

    A listener for the start of a turn works in its owner's turn as well (U088, U160:3074).
    """
    inner = trigger.guard
    awaits_turn = trigger.event == events.TURN_START

    def guard(g: Game, me: Entity, it: Frame) -> bool:
        return (awaits_turn or g.current != me.controller) and inner(g, me, it)

    return Trigger(trigger.event, guard, trigger.effect, Zone.SECRET, 219)


def with_keyword(trigger: Trigger, keyword: int) -> Trigger:
    """Return the same listener; its TRIGGER block names `keyword` (Frenzy, Spellburst …)."""
    return Trigger(trigger.event, trigger.guard, trigger.effect, trigger.zone, keyword)


def at(event: str, effect: Do, only: Condition | None = None) -> Trigger:
    """Run `effect` at an event of the whole game, "game_begins" … "game_over".

    It is for scenarios and heroes.
    """
    asked = only.ask if only is not None else None

    def guard(g: Game, me: Entity, it: Frame) -> bool:
        return asked is None or asked(g, me, it)

    return Trigger(EVENTS[event], guard, effect.run, keyword=0)


def when_play_begins(effect: Do) -> Trigger:
    """Run `effect` after the mulligan; it is a text of a hero."""
    return at("mulligan_done", effect)


def when_first_turn_begins(effect: Do) -> Trigger:
    """Run `effect` in the first turn of the game, before the draw; it is a text of a hero."""
    return at("turn_begun", effect, only=Condition(lambda g, me, it: g.root.get(TURN) == 1))


# --- the next one ------------------------------------------------------------------------


def until_played(card: Whom, then: Do = NOTHING, only: Condition | None = None) -> Trigger:
    """Run `then` when a card (SUBJECT) that passes `card` is played; then end this enchantment.

    It is for an enchantment of a player: "your next Demon …". What that card costs until then is an
    `aura` or a `cost_change` over the hand.
    """
    return _on(events.PLAYED, card, then >> expire(SOURCE), only=only)


def until_power_used(then: Do = NOTHING) -> Trigger:
    """Run `then` after my hero power was used, and then end this enchantment.

    It is for an enchantment of a player: "your next Hero Power …".
    """
    return _on(events.INSPIRED, FRIENDLY & A_HERO_POWER, then >> wear_off())


# --- more of them ------------------------------------------------------------------------


def silently(trigger: Trigger) -> Trigger:
    """Return the same listener, which runs without a TRIGGER block. Recording: U289:4535."""
    return with_keyword(trigger, SILENT)


def asleep(trigger: Trigger) -> Trigger:
    """Return the same listener, which also works while its minion is Dormant."""
    return replace(trigger, dormant=True)


def once(trigger: Trigger, keyword: int = 0) -> Trigger:
    """Return the same listener, which runs only once.

    With a `keyword`, it runs while that tag is set on the card, and then clears it (Spellburst,
    Frenzy). Without one (0), TAG_SCRIPT_DATA_NUM_6 of the card notes that it has run. What the card
    does to itself meanwhile does not make it run again.
    """
    inner, effect = trigger.guard, trigger.effect
    tag, open_while, then = (keyword, 1, 0) if keyword else (TAG_SCRIPT_DATA_NUM_6, 0, 1)

    def guard(g: Game, me: Entity, it: Frame) -> bool:
        if (me.tags.get(tag, 0) > 0) != open_while or (BlockType.TRIGGER, me) in g.stack:
            return False
        return inner(g, me, it)

    def run(g: Game, me: Entity, it: Frame) -> None:
        effect(g, me, it)
        if me.zone == trigger.zone:
            g.set(me, tag, then)

    return Trigger(trigger.event, guard, run, trigger.zone, keyword or trigger.keyword)
