"""Effects on what is going on: the turn, the card that is being played, the attack."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    CANT_PLAY,
    CARD_TARGET,
    EXHAUSTED,
    NUM_ATTACKS_THIS_TURN,
    NUM_TURNS_LEFT,
    PROPOSED_DEFENDER,
    SHOULDEXITCOMBAT,
)
from hsreplay_sim.cards.words.effects.buffs import set_tag
from hsreplay_sim.cards.words.effects.core import Do
from hsreplay_sim.cards.words.selectors import SUBJECT, Filter, Selector
from hsreplay_sim.engine.oracle import Purpose
from hsreplay_sim.engine.rules import events
from hsreplay_sim.engine.text import Frame, SpellFrame, Trigger

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game


def extra_turn(*, opponent: bool = False) -> Do:
    """Give my player one more turn after this one (R57).

    If `opponent`, the opponent gets one after its next turn: my player skips its own.
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        g.add(g.owner(3 - me.controller if opponent else me.controller), NUM_TURNS_LEFT, 1)

    return Do(run)


def counter() -> Do:
    """Counter the SUBJECT, a card that is being played, so that its text does not run (R96).

    CANT_PLAY of the SUBJECT is set.
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        if it.subject is not None:
            g.set(it.subject, CANT_PLAY, 1)

    return Do(run)


def redirect(who: Selector) -> Do:
    """Make the first of `who` the defender of the running attack (R114)."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        found = who.of(g, me, it)
        if found:
            g.set(g.root, PROPOSED_DEFENDER, found[0].id)
            it.target = found[0]

    return Do(run)


def retarget(who: Selector) -> Do:
    """Make the first of `who` the target of the spell that is being cast.

    The spell tells it at once (Spellbender, U211:9102).
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        found = who.of(g, me, it)
        if found:
            it.target = found[0]
            if it.subject is not None:
                g.set(it.subject, CARD_TARGET, found[0].id)

    return Do(run)


def cast_again_on(who: Selector) -> Do:
    """Run the spell that is being cast (SUBJECT) again on each of `who` that it may target.

    Stealth, Elusive and the like do not protect a minion here. No recording shows such a spell.
    """

    def run(g: Game, me: Entity, it: Frame) -> None:
        if isinstance(it, SpellFrame) and it.subject is not None:
            script = it.subject.script
            text = script.targets if script is not None else None
            open_to = text.select(g, it.subject, Frame()) if text is not None else None
            it.others += [e for e in who.of(g, me, it) if open_to is None or e in open_to]

    return Do(run)


def exit_combat(who: Selector) -> Do:
    """Set SHOULDEXITCOMBAT on each of `who`, which ends the running attack.

    Recordings: 12 of 12 Freezing Traps, U098:2660.
    """
    return set_tag(who, SHOULDEXITCOMBAT, 1)


def attacks(who: Selector, victim: Selector, *, counted: bool = True, extra: bool = False) -> Do:
    """Make each of `who` attack a random one of `victim`; a doomed one is not attacked.

    If `counted` is False, NUM_ATTACKS_THIS_TURN stays as it was, as for a minion of the other
    player (11 of 11, U214:3096, U523:4902), but not up to 29349 (U200b:8160). If it is `extra`, the
    attacker may attack as often as before in every build (hs-bugs#1092), as since 192896 anyway.
    """
    from hsreplay_sim.engine.moves.attack import force_attack, note_cause

    def run(g: Game, me: Entity, it: Frame) -> None:
        for attacker in who.of(g, me, it):
            if attacker.zone != Zone.PLAY or attacker.doomed:
                continue
            victims = victim.of(g, me, it)
            defender = g.pick(Purpose.DEFENDER, me, [e for e in victims if not e.doomed])
            if defender is not None:
                attacks_made = attacker.tags.get(NUM_ATTACKS_THIS_TURN, 0)
                tired = attacker.tags.get(EXHAUSTED, 0)
                force_attack(g, attacker, defender, me)
                if extra and not g.profile.forced_attacks_are_extra:
                    g.set(attacker, NUM_ATTACKS_THIS_TURN, attacks_made)
                    g.set(attacker, EXHAUSTED, tired)
                elif not counted and g.profile.takes_back_forced_attacks:
                    g.set(attacker, NUM_ATTACKS_THIS_TURN, attacks_made)
            elif victims:  # all doomed; the one that is meant notes it as well (U444:8805)
                note_cause(g, me, attacker, *(victims if len(victims) == 1 else ()))

    return Do(run)


def trigger_turn_ends(who: Selector) -> Do:
    """Run what each of `who` does at the end of a turn, as if its player's turn ended now."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        for body in who.of(g, me, it):
            for trigger in _turn_ends(g, body):
                if body.zone == trigger.zone and not body.silenced:
                    frame = Frame(subject=g.owner(body.controller))
                    events.run_trigger(g, body, trigger, frame)

    return Do(run)


def _turn_ends(g: Game, body: Entity) -> list[Trigger]:
    """Return the triggers of a card that answer to the end of its player's turn."""
    frame = Frame(subject=g.owner(body.controller))
    own = body.script.triggers if body.script is not None else ()
    return [each for each in own if each.event == events.TURN_END and each.guard(g, body, frame)]


ENDS_TURNS = Filter(lambda g, me, e: bool(_turn_ends(g, e)) and not e.silenced)
"""Cards whose own text does something at the end of their player's turn."""


def each_attacks(who: Selector, victim: Selector, *, counted: bool = True) -> Do:
    """Make all of `who` attack in a random order, each a random one of `victim`.

    `victim` may depend on the SUBJECT, which is the attacker. `counted` is as in `attacks`. Of two
    minions in a row the right one was first in U523:6142.
    """
    attack = attacks(SUBJECT, victim, counted=counted)

    def run(g: Game, me: Entity, it: Frame) -> None:
        waiting = who.of(g, me, it)
        while waiting := [e for e in waiting if e.zone == Zone.PLAY and not e.doomed]:
            attacker = g.pick(Purpose.ATTACKER, me, waiting)
            if attacker is None:
                return
            waiting.remove(attacker)
            attack.run(g, me, it.about(attacker, it.target))

    return Do(run)
