"""Auras, triggers and deathrattles that hearthbreaker has on other events or for other characters.

Named like those of :mod:`hsreplay_sim.hearthbreaker.cards.texts`. Its dumps print for each minion
and weapon what it listens to; the remarks repeat them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    ATTACHED,
    CANT_PLAY,
    DAMAGE,
    EXHAUSTED,
    IMMUNE,
    TAG_SCRIPT_DATA_NUM_1,
    TAG_SCRIPT_DATA_NUM_2,
    ZONE_POSITION,
)
from hsreplay_sim.cards.sets.blackrock_mountain import neutral as blackrock
from hsreplay_sim.cards.words.chance import random
from hsreplay_sim.cards.words.effects import (
    BORROWED,
    Do,
    add_tag,
    borrow,
    damage,
    destroy,
    draw,
    expire,
    for_each,
    give,
    opponent_gets,
    resummon,
    script,
    set_health,
    set_tag,
    shield,
    summon_copy,
    wear,
)
from hsreplay_sim.cards.words.selectors import (
    A_SECRET,
    DRAGON,
    DRAWN,
    ENEMY,
    ENEMY_CHARACTERS,
    ENEMY_MINIONS,
    FRIENDLY,
    FRIENDLY_DECK,
    FRIENDLY_HAND,
    FRIENDLY_HERO,
    FRIENDLY_MINIONS,
    FRIENDLY_PLAYER,
    IN_HAND,
    MADE,
    MECH,
    MINION,
    MINIONS,
    MURLOC,
    SELF,
    SOURCE,
    SPELL,
    SUBJECT,
    TARGET,
    Filter,
    atk_at_most,
    card,
)
from hsreplay_sim.cards.words.triggers import (
    after_attack,
    after_played,
    after_summon,
    turn_end,
    turn_start,
    when_attacks,
    when_died,
    when_drawn,
    when_played,
    when_summoned,
    when_targeted,
)
from hsreplay_sim.cards.words.uses import aura, target
from hsreplay_sim.cards.words.values import (
    DATA1,
    N2,
    ROOM,
    Condition,
    N,
    any_of,
    as_number,
    atk_of,
    between,
)
from hsreplay_sim.engine.oracle import Purpose
from hsreplay_sim.engine.rules import events
from hsreplay_sim.engine.rules import summon as bodies
from hsreplay_sim.engine.rules.enchantments import attach, update_auras
from hsreplay_sim.engine.rules.zones import add_to_hand
from hsreplay_sim.engine.text import Frame
from hsreplay_sim.hearthbreaker.cards.texts import give_all_that_share
from hsreplay_sim.hearthbreaker.rules.auras import leave_auras, leave_texts
from hsreplay_sim.hearthbreaker.rules.ruleset import Hearthbreaker, break_weapon

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game

UPDATE = script(lambda g, me, it: update_auras(g))
"""Bring auras and stats in line now, in the middle of a text."""

# --- of both players -------------------------------------------------------------------------


class EX1_509:
    """Murloc Tidecaller. Whenever you summon a Murloc, gain +1 Attack.

    Whoever summons it, and when its Battlecry is over.
    """

    events = after_summon((MINIONS & MURLOC) - SELF, give(SELF, "EX1_509e"))


class BRM_020:
    """Dragonkin Sorcerer. Whenever you target this minion with a spell, gain +1/+1. Whosever."""

    events = when_targeted(SELF, give(SELF, "BRM_020e"), by=SPELL)


# --- on other events -------------------------------------------------------------------------


class EX1_076:
    """Pint-Sized Summoner. The first minion you play each turn costs (1) less.

    From the start of the turn on, whatever becomes of it, until a minion comes to the board.
    """

    events = turn_start(give(FRIENDLY_PLAYER, "EX1_076e"))


class EX1_076e:
    """Pint-Sized Power. Costs less."""

    aura = aura(FRIENDLY_HAND & MINION, "GBL_003e")
    events = (when_summoned(FRIENDLY_MINIONS, expire(SOURCE)), turn_end(expire(SOURCE)))


PRINTED_ONE = Filter(lambda g, me, e: e.card is not None and e.card.atk == 1)


class GVG_104:
    """Hobgoblin. Whenever you play a 1-Attack minion, give it +2/+2.

    Whenever one comes to the board; its printed Attack counts.
    """

    events = when_summoned((FRIENDLY_MINIONS & PRINTED_ONE) - SELF, give(SUBJECT, "GVG_104a"))


def _break_if_worn(g: Game, me: Entity, it: Frame) -> None:
    if me.zone == Zone.PLAY and me.doomed:
        break_weapon(g, me)


class EX1_366:
    """Sword of Justice. Whenever you summon a minion, give it +1/+1 and this loses 1 Durability.

    It breaks at once: what the same text summons then gets nothing.
    """

    events = after_summon(
        FRIENDLY_MINIONS, give(SUBJECT, "EX1_366e") >> wear(SELF) >> script(_break_if_worn)
    )


class EX1_411:
    """Gorehowl. Attacking a minion costs 1 Attack instead of 1 Durability.

    Both change before the attack, and the hero has 1 more Attack until it is over.
    """

    events = when_attacks(
        FRIENDLY_HERO,
        add_tag(SELF, DAMAGE, -1) >> give(SELF, "EX1_411e2") >> give(FRIENDLY_HERO, "EX1_411e"),
        MINIONS,
    )


class EX1_411e:
    """Bloodrage. +1 Attack for this attack."""

    atk = 1
    events = after_attack(FRIENDLY_HERO, expire(SOURCE))


class BRM_018e:
    """Unchained! Your next Dragon costs (2) less. Here 3."""

    aura = aura(FRIENDLY_HAND & DRAGON, "GBL_004e")
    events = when_played(FRIENDLY & DRAGON, expire(SOURCE))


def _note_sequence(g: Game, me: Entity, it: Frame) -> None:
    assert isinstance(g.ruleset, Hearthbreaker)
    rules = g.ruleset
    noted = rules.echoes.setdefault(rules.first_of(me), (me.id, rules.sequence_number(me)))
    tags = {TAG_SCRIPT_DATA_NUM_1: noted[0], TAG_SCRIPT_DATA_NUM_2: noted[1]}
    attach(g, me, g.owner(me.controller), "HB_echo", tags=tags)


def _echo(g: Game, me: Entity, it: Frame) -> None:
    assert isinstance(g.ruleset, Hearthbreaker)
    body = g.entities[me.get(TAG_SCRIPT_DATA_NUM_1)]
    again = g.ruleset.sequence_number(body) != me.get(TAG_SCRIPT_DATA_NUM_2)
    if body.zone == Zone.PLAY and not body.doomed and not again:
        copy = bodies.copy_body(g, body, body, body.controller, body.get(ZONE_POSITION) + 1)
        if copy is not None:
            g.set(copy, EXHAUSTED, body.get(EXHAUSTED))


class FP1_003:
    """Echoing Ooze. Battlecry: Summon an exact copy of this minion at the end of the turn.

    At the end of the turn of the player who played it, beside it, whosever it is then; if the card
    is a copy of one in a deck, or was copied, beside the minion that came of either first.
    """

    action = script(_note_sequence)


class HB_echo:
    """The player of an Echoing Ooze waits for the end of the turn."""

    events = turn_end(script(_echo) >> expire(SOURCE))


class GVG_013:
    """Cogmaster. Has +2 Attack while you have a Mech.

    An aura: of two alike the wrong one may go.
    """

    aura = aura(SELF, "HB_cogs", only=any_of(FRIENDLY_MINIONS & MECH))


class HB_cogs:
    """What a Cogmaster gives itself."""

    atk = 2


def _control(g: Game, me: Entity, it: Frame) -> None:
    body = it.target
    if body is not None and bodies.take_control(g, body, me.controller):
        leave_auras(g, body, 3 - me.controller)
        leave_texts(g, body, 3 - me.controller)


def _go_on_hearing(g: Game, me: Entity, it: Frame) -> None:
    if it.target is not None and it.target.controller == me.controller:
        leave_auras(g, it.target, 3 - me.controller)
        leave_texts(g, it.target, 3 - me.controller)


def _give_back(g: Game, me: Entity, it: Frame) -> None:
    assert isinstance(g.ruleset, Hearthbreaker)
    body = g.entities[me.get(ATTACHED)]
    dead, side = body.doomed, body.controller
    if bodies.take_control(g, body, 3 - side, for_turn=True):
        g.give_control(me, 3 - side)
        leave_auras(g, body, side)
        leave_texts(g, body, side)
    if dead:
        g.ruleset.graveyards[side].append(body.id)
        g.ruleset.undead.add(body.id)


def _note_shield(g: Game, me: Entity, it: Frame) -> None:
    assert isinstance(g.ruleset, Hearthbreaker)
    if it.target is not None:
        g.ruleset.shielded.add(it.target.id)


class HB_ghost:
    """What a minion that has left goes on doing for its player."""


class HB_shelter:
    """What a Mal'Ganis that was taken goes on doing for its old hero."""

    keywords = (IMMUNE,)


class EX1_360:
    """Humility. Change a minion's Attack to 1. By what is too much now: later gains add to it."""

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "EX1_360e", N - atk_of(TARGET))


class EX1_360e:
    """Humility. Attack has been changed to 1."""

    atk = DATA1


class CS1_113:
    """Mind Control. Take control of an enemy minion.

    Its auras stay with its old player, and what it hears it goes on hearing of both.
    """

    targets = target(ENEMY_MINIONS, optional=False)
    action = script(_control)
    summons = True


class EX1_334:
    """Shadow Madness.

    Gain control of an enemy minion with 3 or less Attack until end of turn. What it hears of its
    player's events it goes on hearing of both players, and its auras stay with both.
    """

    targets = target(ENEMY_MINIONS & atk_at_most(N), optional=False)
    action = borrow(TARGET, "EX1_334e") >> set_tag(TARGET, EXHAUSTED, 0) >> script(_go_on_hearing)
    summons = True


class EX1_334e:
    """Shadow Madness. This minion has switched controllers this turn."""

    keywords = BORROWED
    events = turn_end(script(_give_back) >> expire(SOURCE))


class EX1_371:
    """Hand of Protection. Give a minion Divine Shield. Silence does not take it."""

    targets = target(MINIONS, optional=False)
    action = shield(TARGET) >> script(_note_shield)


# --- deathrattles ----------------------------------------------------------------------------


class GVG_110t:
    """Boom Bot. Deathrattle: Deal 1-4 damage to a random enemy. Whom, then how much."""

    deathrattle = for_each(random(ENEMY_CHARACTERS), damage(TARGET, between(N, N2)))


def _put_any_secret(g: Game, me: Entity, it: Frame) -> None:
    secret = g.pick(Purpose.CALL, me, (FRIENDLY_DECK & A_SECRET).of(g, me, it))
    if secret is not None:
        g.move(secret, Zone.SECRET)
        assert isinstance(g.ruleset, Hearthbreaker)
        if g.ruleset.burying:
            g.ruleset.fresh_secrets.add(secret.id)


class FP1_004:
    """Mad Scientist. Deathrattle: Put a Secret from your deck into the battlefield.

    Even one that is there already. It does not answer to deaths of the same burial.
    """

    deathrattle = script(_put_any_secret)


def _enter_ragnaros(g: Game, me: Entity, it: Frame) -> None:
    assert isinstance(g.ruleset, Hearthbreaker)
    old = g.hero[me.controller]
    if old is not None:
        g.ruleset.former_heroes[me.controller] = old.id, dict(old.tags)
    blackrock.BRM_027.deathrattle.run(g, me, it)


class BRM_027:
    """Majordomo Executus. Deathrattle: Replace your hero with Ragnaros, the Firelord.

    No dump can tell Ragnaros: it tells the hero as it was before.
    """

    deathrattle = script(_enter_ragnaros)


def _mirror(g: Game, me: Entity, it: Frame) -> None:
    assert isinstance(g.ruleset, Hearthbreaker)
    model = it.subject
    g.ruleset.unheard = True
    summon_copy(SUBJECT).run(g, me, it)
    g.ruleset.unheard = False
    if model is not None and it.made:
        events.fire(g, events.AFTER_SUMMONED, Frame(subject=model))
        _hear_the_copy(g, model, it.made[0])


def _hear_the_copy(g: Game, model: Entity, copy: Entity) -> None:
    """The played minion hears of the copy as of any other minion of its own player."""
    other = model.likeness()
    other.id = copy.id
    heard = Frame(subject=other)
    for each in model.script.triggers if model.script is not None else ():
        if each.event == events.AFTER_SUMMONED and each.guard(g, model, heard):
            each.effect(g, model, heard)


class EX1_294:
    """Mirror Entity. Secret: When your opponent plays a minion, summon a copy of it.

    Those who hear of it are the opponent's, as if the copy were: they hear of the played one twice,
    and it hears of itself once.
    """

    secret = after_played(ENEMY & MINION, script(_mirror), ROOM)


def _remain(g: Game, me: Entity, it: Frame) -> None:
    died = it.subject
    assert isinstance(g.ruleset, Hearthbreaker)
    if died is not None:
        for body in it.made:
            g.ruleset.remain(g, died, body)


_RESUMMON = resummon(SUBJECT) >> Do(_remain)


class EX1_136:
    """Redemption. Secret: When a friendly minion dies, return it to life with 1 Health.

    It is the same card, and what it is given as it arrives is taken from it again.
    """

    secret = when_died(FRIENDLY, _RESUMMON >> UPDATE >> set_health(MADE, 1), ROOM)


# --- cards that stay another player's ----------------------------------------------------------


def _hand_over(to: int) -> Do:
    """A copy of the spell in the hand of a side; it stays a card of the spell's own player."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        spell = it.subject
        if spell is not None and isinstance(g.ruleset, Hearthbreaker):
            side = me.controller if to == 1 else 3 - me.controller
            copy = add_to_hand(g, me, side, spell.card_id)
            if copy is not None:
                g.ruleset.share(g, spell, copy)
                g.ruleset.lent.add(copy.id)
                if spell.get(CANT_PLAY) or spell.id in g.ruleset.countered:
                    g.ruleset.countered.add(copy.id)

    return script(run)


def _copy_drawn(g: Game, me: Entity, it: Frame) -> None:
    drawn = it.subject
    copy = add_to_hand(g, me, me.controller, drawn.card_id) if drawn is not None else None
    if drawn is not None and copy is not None and isinstance(g.ruleset, Hearthbreaker):
        g.ruleset.share(g, drawn, copy)


class BRM_031:
    """Chromaggus. Whenever you draw a card, put another copy into your hand.

    What either is given from then on, the other is given too.
    """

    events = when_drawn(FRIENDLY, script(_copy_drawn))


class BRM_028:
    """Emperor Thaurissan. At the end of your turn, reduce the Cost of cards in your hand by (1).

    That of their copies too, wherever they are; two copies in one hand cost (2) less.
    """

    events = turn_end(give_all_that_share(FRIENDLY_HAND, "BRM_028e"))


class CS2_053:
    """Far Sight. Draw a card. That card costs (3) less. A copy that came with it as well."""

    action = draw() >> give_all_that_share(DRAWN & IN_HAND, "CS2_053e")


def _listens(g: Game, me: Entity, it: Frame) -> bool:
    assert isinstance(g.ruleset, Hearthbreaker)
    return me.id not in g.ruleset.same_card


class GVG_063:
    """Bolvar Fordragon.

    Whenever a friendly minion dies while this is in your hand, gain +1 Attack. One that Echo of
    Medivh has put there gains nothing.
    """

    in_hand = when_died(FRIENDLY & MINION, give(SELF, "GVG_063a"), Condition(_listens))


class EX1_100:
    """Lorewalker Cho. Whenever a player casts a spell, put a copy into the other player's hand."""

    events = (
        when_played(FRIENDLY & SPELL, _hand_over(2)),
        when_played(ENEMY & SPELL, _hand_over(1)),
    )


class GVG_028:
    """Trade Prince Gallywix.

    Whenever your opponent casts a spell, gain a copy of it and give them a Coin.
    """

    events = when_played(
        (ENEMY & SPELL) & ~card("GVG_028t"), _hand_over(1) >> opponent_gets("GVG_028t")
    )


def _any_hurt(g: Game, me: Entity, it: Frame) -> bool:
    assert isinstance(g.ruleset, Hearthbreaker)
    side = g.ruleset.owner_of(g, me)
    return any(body.get(DAMAGE) > 0 for body in g.board[side])


class GVG_052:
    """Crush. Destroy a minion. If you have a damaged minion, this costs (4) less."""

    targets = target(MINIONS, optional=False)
    action = destroy(TARGET)
    cost = -as_number(Condition(_any_hurt)) * N


class DS1_188:
    """Gladiator's Longbow. Its TRIGGER makes the hero Immune (e0190, state 75)."""

    events = when_attacks(FRIENDLY_HERO, give(FRIENDLY_HERO, "DS1_188e"))
