"""Damage, and what brings it, as hearthbreaker resolves it otherwise.

Named like the texts of :mod:`hsreplay_sim.hearthbreaker.cards.texts`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import DIVINE_SHIELD, PROPOSED_DEFENDER, TAG_ONE_TURN_EFFECT
from hsreplay_sim.cards.words.chance import random
from hsreplay_sim.cards.words.effects import (
    NOTHING,
    Do,
    bounce,
    coin_flip,
    damage,
    destroy,
    draw,
    freeze,
    give,
    heal,
    redirect,
    script,
    summon,
    unlock_overload,
    when,
)
from hsreplay_sim.cards.words.selectors import (
    ALIVE,
    CHARACTERS,
    DOOMED,
    DRAWN,
    ENEMY,
    ENEMY_CHARACTERS,
    ENEMY_HERO,
    ENEMY_MINIONS,
    ENEMY_WEAPON,
    FRIENDLY_CHARACTERS,
    FRIENDLY_HAND,
    FRIENDLY_HERO,
    FRIENDLY_MINIONS,
    FRIENDLY_WEAPON,
    FROZEN_ONES,
    HERO,
    MINION,
    MINIONS,
    SELF,
    SUBJECT,
    TARGET,
    Selector,
    adjacent,
)
from hsreplay_sim.cards.words.triggers import after_played, turn_start, when_attacks, when_damaged
from hsreplay_sim.cards.words.uses import target
from hsreplay_sim.cards.words.values import (
    AMOUNT,
    DATA1,
    LEFT_BEHIND,
    N2,
    N,
    Value,
    any_of,
    atk_of,
    between,
    cost_of,
    max_health_of,
    number,
)
from hsreplay_sim.engine.oracle import Purpose
from hsreplay_sim.engine.rules.damage import boosted, deal
from hsreplay_sim.engine.rules.deaths import settle
from hsreplay_sim.engine.rules.enchantments import attach
from hsreplay_sim.hearthbreaker.cards.texts import give_all_that_share
from hsreplay_sim.hearthbreaker.rules.ruleset import harm, in_order, kill

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game
    from hsreplay_sim.engine.text import Frame

BURY = script(lambda g, me, it: settle(g))
"""Do the deaths now, in the middle of a text."""


def plain_damage(who: Selector, amount: Value) -> Do:
    """Damage that Spell Damage does not raise."""
    how_much = number(amount)

    def run(g: Game, me: Entity, it: Frame) -> None:
        for victim in in_order(who.of(g, me, it), me):
            harm(g, me, victim, how_much(g, me, it))

    return script(run)


# --- Spell Damage is not counted -------------------------------------------------------------


class CS2_012:
    """Swipe. Deal 4 damage to an enemy and 1 damage to all other enemies.

    Spell Damage raises only the second.
    """

    targets = target(ENEMY_CHARACTERS, optional=False)
    action = plain_damage(TARGET, N) >> damage(ENEMY_CHARACTERS - TARGET, N2)


class CS2_031:
    """Ice Lance. Freeze a character. If it was already Frozen, deal 4 damage instead."""

    targets = target(CHARACTERS, optional=False)
    action = when(any_of(TARGET & FROZEN_ONES), plain_damage(TARGET, N), freeze(TARGET))


class BRM_013:
    """Quick Shot. Deal 3 damage. If your hand is empty, draw a card."""

    targets = target(CHARACTERS, optional=False)
    action = plain_damage(TARGET, N) >> when(any_of(FRIENDLY_HAND), NOTHING, draw())


class BRM_011:
    """Lava Shock. Deal 2 damage. Unlock your Overloaded Mana Crystals."""

    targets = target(CHARACTERS, optional=False)
    action = plain_damage(TARGET, N) >> unlock_overload()


class GVG_056t:
    """Burrowing Mine. When you draw this, it explodes. You take 10 damage and draw a card."""

    on_draw = plain_damage(FRIENDLY_HERO, N)


class EX1_607:
    """Inner Rage. Deal 1 damage to a minion and give it +2 Attack."""

    targets = target(MINIONS, optional=False)
    action = plain_damage(TARGET, N) >> give(TARGET, "EX1_607e")


class EX1_132:
    """Eye for an Eye.

    Secret: When your hero takes damage, deal that much damage to the enemy hero. Damage to any
    friendly character sets it off; Spell Damage does not raise it.
    """

    secret = when_damaged(
        FRIENDLY_CHARACTERS, when(any_of(SUBJECT & HERO), plain_damage(ENEMY_HERO, AMOUNT))
    )


# --- damage ----------------------------------------------------------------------------------


class GVG_076:
    """Explosive Sheep. Deathrattle: Deal 2 damage to all minions. To heroes as well."""

    deathrattle = damage(CHARACTERS, N)


class CS2_233:
    """Blade Flurry. Destroy your weapon and deal its damage to all enemies.

    The hero's Attack; without a weapon nothing happens, whatever the Spell Damage is.
    """

    action = when(
        any_of(FRIENDLY_WEAPON),
        damage(ENEMY_CHARACTERS, atk_of(FRIENDLY_HERO)) >> destroy(FRIENDLY_WEAPON),
    )


def _victim(g: Game, me: Entity, row: list[Entity]) -> Entity | None:
    victim = g.pick(Purpose.TARGET, me, row)
    if victim is not None:
        row.remove(victim)
    return victim


def two_shots(amount: Value | int) -> Do:
    """Damage to two random enemy minions, the dead included, one after the other."""
    how_much = number(amount)

    def run(g: Game, me: Entity, it: Frame) -> None:
        row = list(g.in_row(g.board[3 - me.controller]))
        for _ in range(2):
            victim = _victim(g, me, row)
            if victim is not None:
                deal(g, me, (victim,), boosted(g, me, how_much(g, me, it)))

    return script(run)


class EX1_251:
    """Forked Lightning. Deal 2 damage to 2 random enemy minions. Overload: (2). Here 3 damage."""

    action = two_shots(3)


class CS2_114:
    """Cleave. Deal 2 damage to two random enemy minions."""

    action = two_shots(N)


class DS1_183:
    """Multi-Shot. Deal 3 damage to two random enemy minions."""

    action = two_shots(N)


def _kill_any(g: Game, me: Entity, it: Frame) -> None:
    victim = _victim(g, me, list(g.in_row(g.board[3 - me.controller])))
    if victim is not None:
        kill(g, victim)


class EX1_617:
    """Deadly Shot. Destroy a random enemy minion. A dead one may be it."""

    action = script(_kill_any)


class GVG_047:
    """Sabotage. Destroy a random enemy minion. Combo: And your opponent's weapon.

    A dead minion may be it.
    """

    action = script(_kill_any)
    combo = script(_kill_any) >> destroy(ENEMY_WEAPON)


class EX1_365:
    """Holy Wrath. Draw a card and deal damage equal to its Cost. None when no card is drawn."""

    targets = target(CHARACTERS, optional=False)
    action = draw() >> when(any_of(DRAWN), damage(TARGET, cost_of(DRAWN)))


def _implode(g: Game, me: Entity, it: Frame) -> None:
    if it.target is not None:
        shielded = it.target.get(DIVINE_SHIELD)
        amount = boosted(g, me, between(N, N2).ask(g, me, it))
        deal(g, me, (it.target,), amount)
        it.value = 0 if shielded else amount


class GVG_045:
    """Imp-losion. Deal 2-4 damage to a minion. Summon a 1/1 Imp for each damage dealt.

    Any character; what armor absorbs counts, what a Divine Shield does not.
    """

    targets = target(CHARACTERS, optional=False)
    action = script(_implode) >> summon("GVG_045t", LEFT_BEHIND)


def _bounce_the_blade(g: Game, me: Entity, it: Frame) -> None:
    for _ in range(80):
        victim = g.pick(Purpose.TARGET, me, (MINIONS & ALIVE).of(g, me, it))
        if victim is not None:
            deal(g, me, (victim,), boosted(g, me, N.ask(g, me, it)))
        if victim is None or victim.doomed:
            return


class GVG_050:
    """Bouncing Blade. Deal 1 damage to a random minion. Repeat until a minion dies.

    Spell Damage raises each hit.
    """

    action = script(_bounce_the_blade)


class EX1_610:
    """Explosive Trap. Secret: When your hero is attacked, deal 2 damage to all enemies.

    No Spell Damage. The dead leave before the attack goes on.
    """

    secret = when_attacks(
        ENEMY_CHARACTERS, plain_damage(ENEMY_CHARACTERS, N) >> BURY, FRIENDLY_HERO
    )


class EX1_594:
    """Vaporize. Secret: When a minion attacks your hero, destroy it. It leaves at once."""

    secret = when_attacks(ENEMY_MINIONS, destroy(SUBJECT) >> BURY, FRIENDLY_HERO)


class EX1_611:
    """Freezing Trap. Secret: When an enemy minion attacks, return it. It costs (2) more.

    One for which there is no room dies at once.
    """

    secret = when_attacks(
        ENEMY_MINIONS,
        bounce(SUBJECT)
        >> give_all_that_share(SUBJECT, "GBL_005e")
        >> when(any_of(SUBJECT & DOOMED), BURY),
    )


class EX1_609:
    """Snipe. Secret: When your opponent plays a minion, deal 4 damage to it. No Spell Damage."""

    secret = after_played(ENEMY & MINION, plain_damage(SUBJECT, N))


class AT_060:
    """Bear Trap. Secret: After your hero is attacked, summon a 3/3 Bear with Taunt. When."""

    secret = when_attacks(ENEMY_CHARACTERS, summon("CS2_125"), FRIENDLY_HERO)


ATTACKED = Selector(
    lambda g, me, it: [e for e in g.characters() if e.id == g.root.get(PROPOSED_DEFENDER)],
    lambda g, me, e: e.id == g.root.get(PROPOSED_DEFENDER),
)
"""Whom the running attack goes for by now."""


class EX1_533:
    """Misdirection.

    Secret: When a character attacks your hero, instead he attacks another random character. The
    attacker itself is one of them, and the hero when another text has turned the attack aside.
    """

    secret = when_attacks(ENEMY_CHARACTERS, redirect(random(CHARACTERS - ATTACKED)), FRIENDLY_HERO)


def _mislead(g: Game, me: Entity, it: Frame) -> None:
    attacker = it.subject
    if attacker is not None:
        now = g.root.get(PROPOSED_DEFENDER)
        foes = [e for e in g.characters() if e.controller != attacker.controller and e.id != now]
        victim = g.pick(Purpose.TARGET, attacker, foes)
        if victim is not None:
            g.set(g.root, PROPOSED_DEFENDER, victim.id)


MISLEAD = script(_mislead)
"""Let the attack go for another enemy than the one for which it goes by now."""


def _maul(g: Game, me: Entity, it: Frame) -> None:
    stays = it.subject is not None and it.subject.zone == Zone.PLAY
    if g.number(Purpose.COIN, me, 0, 1) and stays and ENEMY_MINIONS.of(g, me, it):
        _mislead(g, me, it)


class GVG_112:
    """Mogor the Ogre. All minions have a 50% chance to attack the wrong enemy. Heroes as well."""

    events = when_attacks(CHARACTERS, script(_maul))


FORGETFUL = when_attacks(SELF, coin_flip(MISLEAD))
"""The coin is flipped where there is no wrong enemy as well (d0063, move 111)."""


class GVG_054:
    """Ogre Warmaul. 50% chance to attack the wrong enemy."""

    events = when_attacks(FRIENDLY_HERO, coin_flip(MISLEAD))


class GVG_113:
    """Foe Reaper 4000. Also damages the minions next to whomever it attacks. They are hit first."""

    events = when_attacks(SELF, damage(adjacent(TARGET), atk_of(SELF)))


class GVG_065:
    """Ogre Brute. 50% chance to attack the wrong enemy."""

    events = FORGETFUL


class GVG_066:
    """Dunemaul Shaman. Windfury, Overload: (1). 50% chance to attack the wrong enemy."""

    events = FORGETFUL


class GVG_088:
    """Ogre Ninja. Stealth. 50% chance to attack the wrong enemy."""

    events = FORGETFUL


class HB_sharp:
    """The bonus on a weapon counts twice in the turn it comes."""

    atk = DATA1


def sharpen(enchantment: str) -> Do:
    """Attack for the weapon, and the same for its hero this turn."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        for hero in FRIENDLY_HERO.of(g, me, it):
            attach(g, me, hero, "HB_sharp", tags={TAG_ONE_TURN_EFFECT: 1, 2: N.ask(g, me, it)})

    return give(FRIENDLY_WEAPON, enchantment) >> script(run)


class CS2_074:
    """Deadly Poison. Give your weapon +2 Attack. Twice in this turn."""

    action = sharpen("CS2_074e")


class GVG_022:
    """Tinker's Sharpsword Oil.

    Give your weapon +3 Attack. Combo: Give a random friendly minion +3 Attack. The weapon's counts
    twice in this turn. It needs a weapon.
    """

    playable = any_of(FRIENDLY_WEAPON)
    action = sharpen("GVG_022a")
    combo = sharpen("GVG_022a") >> give(random(FRIENDLY_MINIONS), "GVG_022b")


class EX1_557:
    """Nat Pagle. The coin is flipped as its text runs, not before (d0129, move 96)."""

    events = turn_start(coin_flip(draw()))


class FP1_027:
    """Stoneskin Gargoyle.

    At the start of your turn, restore this minion to full Health. An unhurt one is healed, too:
    what answers to healing runs (d0113, move 60).
    """

    events = turn_start(heal(SELF, max_health_of(SELF)))
