"""Texts that hearthbreaker resolves otherwise than the real game.

Named by the card id of the summer of 2015. The docstring gives the printed text, then what
hearthbreaker makes of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.tags import (
    CHARGE,
    COST,
    PROPOSED_DEFENDER,
    RESOURCES,
    RESOURCES_USED,
    TAG_ONE_TURN_EFFECT,
    TEMP_RESOURCES,
)
from hsreplay_sim.cards.sets.classic.neutral_epic import CHORDS
from hsreplay_sim.cards.sets.goblins_vs_gnomes.spare_parts import SPARE_PARTS
from hsreplay_sim.cards.words.effects import (
    NOTHING,
    Do,
    add_random,
    bounce,
    damage,
    destroy,
    draw,
    freeze,
    give,
    heal,
    keyword,
    opponent_draws,
    redirect,
    script,
    shield,
    summon,
    unlock_overload,
    when,
)
from hsreplay_sim.cards.words.pools import A_WEAPON, pool
from hsreplay_sim.cards.words.selectors import (
    ALIVE,
    CHARACTERS,
    DRAWN,
    ENEMY_CHARACTERS,
    ENEMY_DECK,
    ENEMY_HERO,
    ENEMY_MINIONS,
    ENEMY_WEAPON,
    FRIENDLY_CHARACTERS,
    FRIENDLY_DECK,
    FRIENDLY_HAND,
    FRIENDLY_HERO,
    FRIENDLY_MINIONS,
    FRIENDLY_WEAPON,
    FROZEN_ONES,
    HERO,
    MINION,
    MINIONS,
    MURLOC,
    SELF,
    SUBJECT,
    TARGET,
    Selector,
    atk_at_least,
    atk_at_most,
    random,
)
from hsreplay_sim.cards.words.triggers import (
    when_attacks,
    when_damaged,
    when_summoned,
)
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
    number,
)
from hsreplay_sim.engine.oracle import Purpose
from hsreplay_sim.engine.rules.damage import boosted, deal
from hsreplay_sim.engine.rules.deaths import settle
from hsreplay_sim.engine.rules.enchantments import attach
from hsreplay_sim.engine.rules.summon import equip
from hsreplay_sim.engine.rules.zones import throw_away
from hsreplay_sim.hearthbreaker.rules.play import mana
from hsreplay_sim.hearthbreaker.rules.ruleset import harm, in_order, kill

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game
    from hsreplay_sim.engine.text import Frame

BURY = script(lambda g, me, it: settle(g))
"""Do the deaths now, in the middle of a text."""
MANA_MAX = 10


def mana_up_to_ten(amount: int) -> Do:
    """Gain mana this turn only, never beyond ten."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        room = MANA_MAX - mana(g, me.controller)
        g.add(g.owner(me.controller), TEMP_RESOURCES, max(0, min(amount, room)))

    return script(run)


def plain_damage(who: Selector, amount: Value) -> Do:
    """Damage that Spell Damage does not raise."""
    how_much = number(amount)

    def run(g: Game, me: Entity, it: Frame) -> None:
        for victim in in_order(who.of(g, me, it), me):
            harm(g, me, victim, how_much(g, me, it))

    return script(run)


def joust(win: Do) -> Do:
    """Compare any card of my deck with a minion of the other."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        mine = g.pick(Purpose.JOUST, me, FRIENDLY_DECK.of(g, me, it))
        theirs = g.pick(Purpose.JOUST, me, (ENEMY_DECK & MINION).of(g, me, it))
        if mine is not None and (theirs is None or mine.get(COST) > theirs.get(COST)):
            win.run(g, me, it)

    return script(run)


# --- mana ------------------------------------------------------------------------------------


class GAME_005:
    """The Coin. Gain 1 Mana Crystal this turn only. Never beyond ten."""

    action = mana_up_to_ten(1)


class GVG_028t:
    """Gallywix's Coin. Gain 1 Mana Crystal this turn only. Never beyond ten."""

    action = mana_up_to_ten(1)


class EX1_169:
    """Innervate. Gain 2 Mana Crystals this turn only. Never beyond ten."""

    action = mana_up_to_ten(2)


def _commune(g: Game, me: Entity, it: Frame) -> None:
    for card in list(g.in_row(g.hand[me.controller])):
        throw_away(g, card, me)
    player = g.owner(me.controller)
    g.set(player, RESOURCES, MANA_MAX)
    g.set(player, RESOURCES_USED, 0)
    g.set(player, TEMP_RESOURCES, 0)


class AT_043:
    """Astral Communion. Gain 10 Mana Crystals. Discard your hand. All ten are full."""

    action = script(_commune)


class EX1_144:
    """Shadowstep. Return a friendly minion to your hand. It costs (2) less. Here 3."""

    targets = target(FRIENDLY_MINIONS, optional=False)
    action = bounce(TARGET) >> give(TARGET, "EX1_144e")


class EX1_144e:
    """Shadowstep. Costs (3) less."""

    cost = -3


# --- both players: the opponent first --------------------------------------------------------


class EX1_050:
    """Coldlight Oracle. Battlecry: Each player draws 2 cards. The opponent first."""

    action = opponent_draws(N) >> draw(N)


class GVG_032b:
    """Gift of Cards. Each player draws a card. The opponent first."""

    action = opponent_draws() >> draw()


class GVG_078:
    """Mechanical Yeti. Deathrattle: Give each player a Spare Part. The opponent first."""

    deathrattle = add_random(SPARE_PARTS, opponent=True) >> add_random(SPARE_PARTS)


class PRO_001:
    """Elite Tauren Chieftain. Battlecry: Give both players the power to ROCK!

    The opponent first.
    """

    action = add_random(CHORDS, opponent=True) >> add_random(CHORDS)


def _arm_both(g: Game, me: Entity, it: Frame) -> None:
    weapons = pool(A_WEAPON)
    for side in (3 - me.controller, me.controller):
        equip(g, me, g.card(Purpose.EQUIP, me, weapons(g, me), side), side)


class GVG_119:
    """Blingtron 3000. Battlecry: Equip a random weapon for each player. The opponent first."""

    action = script(_arm_both)


# --- all instead of one ----------------------------------------------------------------------


class EX1_005:
    """Big Game Hunter. Battlecry: Destroy a minion with an Attack of 7 or more. All of them."""

    action = destroy(MINIONS & atk_at_least(7))


class NEW1_017:
    """Hungry Crab. Battlecry: Destroy a Murloc and gain +2/+2. All of them."""

    action = when(
        any_of((MINIONS & MURLOC) - SELF),
        destroy((MINIONS & MURLOC) - SELF) >> give(SELF, "NEW1_017e"),
    )


class EX1_382:
    """Aldor Peacekeeper. Battlecry: Change an enemy minion's Attack to 1. All of them."""

    action = give(ENEMY_MINIONS, "EX1_382e")


class EX1_362:
    """Argent Protector. Battlecry: Give a friendly minion Divine Shield. All of them."""

    action = shield(FRIENDLY_MINIONS - SELF)


class CS1_112:
    """Holy Nova. Deal 2 damage to all enemies. Restore 2 Health to all friendly characters.

    Minions only.
    """

    action = damage(ENEMY_MINIONS, N) >> heal(FRIENDLY_MINIONS, N2)


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


# --- options in another order ----------------------------------------------------------------


class EX1_154:
    """Wrath. Choose One - Deal 3 damage to a minion; or 1 damage and draw a card."""

    choose = ("EX1_154b", "EX1_154a")


class NEW1_007:
    """Starfall. Choose One - Deal 5 damage to a minion; or 2 damage to all enemy minions."""

    choose = ("NEW1_007a", "NEW1_007b")


class NEW1_008:
    """Ancient of Lore. Choose One - Draw a card; or Restore 5 Health."""

    choose = ("NEW1_008b", "NEW1_008a")


class EX1_178:
    """Ancient of War. Choose One - +5 Attack; or +5 Health and Taunt."""

    choose = ("EX1_178a", "EX1_178b")


# --- the rest --------------------------------------------------------------------------------


class EX1_132:
    """Eye for an Eye.

    Secret: When your hero takes damage, deal that much damage to the enemy hero. Damage to any
    friendly character sets it off; Spell Damage does not raise it.
    """

    secret = when_damaged(
        FRIENDLY_CHARACTERS, when(any_of(SUBJECT & HERO), plain_damage(ENEMY_HERO, AMOUNT))
    )


class EX1_084:
    """Warsong Commander. Whenever you summon a minion with 3 or less Attack, give it Charge."""

    events = when_summoned((FRIENDLY_MINIONS & atk_at_most(3)) - SELF, keyword(SUBJECT, CHARGE))


class EX1_571:
    """Force of Nature. Summon three 2/2 Treants. They stay."""

    action = summon("EX1_158t", 3)
    summons = True


class AT_077:
    """Argent Lance. Battlecry: Reveal a minion in each deck. If yours costs more, +1 Durability."""

    action = joust(give(SELF, "AT_077e"))


class AT_108:
    """Armored Warhorse.

    Battlecry: Reveal a minion in each deck. If yours costs more, gain Charge.
    """

    action = joust(keyword(SELF, CHARGE))


# --- damage ----------------------------------------------------------------------------------


class GVG_076:
    """Explosive Sheep. Deathrattle: Deal 2 damage to all minions. To heroes as well."""

    deathrattle = damage(CHARACTERS, N)


class CS2_233:
    """Blade Flurry. Destroy your weapon and deal its damage to all enemies. The hero's Attack."""

    action = damage(ENEMY_CHARACTERS, atk_of(FRIENDLY_HERO)) >> destroy(FRIENDLY_WEAPON)


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
        it.value = boosted(g, me, between(N, N2).ask(g, me, it))
        deal(g, me, (it.target,), it.value)


class GVG_045:
    """Imp-losion. Deal 2-4 damage to a minion. Summon a 1/1 Imp for each damage dealt.

    Any character; what armor absorbs counts.
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

    The dead leave before the attack goes on.
    """

    secret = when_attacks(ENEMY_CHARACTERS, damage(ENEMY_CHARACTERS, N) >> BURY, FRIENDLY_HERO)


class EX1_594:
    """Vaporize. Secret: When a minion attacks your hero, destroy it. It leaves at once."""

    secret = when_attacks(ENEMY_MINIONS, destroy(SUBJECT) >> BURY, FRIENDLY_HERO)


class AT_060:
    """Bear Trap. Secret: After your hero is attacked, summon a 3/3 Bear with Taunt. When."""

    secret = when_attacks(ENEMY_CHARACTERS, summon("CS2_125"), FRIENDLY_HERO)


class EX1_533:
    """Misdirection.

    Secret: When a character attacks your hero, instead he attacks another random character. The
    attacker itself is one of them.
    """

    secret = when_attacks(
        ENEMY_CHARACTERS, redirect(random(CHARACTERS - FRIENDLY_HERO)), FRIENDLY_HERO
    )


def _maul(g: Game, me: Entity, it: Frame) -> None:
    happens = g.number(Purpose.COIN, me, 0, 1)
    attacker = it.subject
    if happens and attacker is not None and ENEMY_MINIONS.of(g, me, it):
        foes = [e for e in g.characters() if e.controller != attacker.controller]
        victim = g.pick(Purpose.TARGET, attacker, [e for e in foes if e is not it.target])
        if victim is not None:
            g.set(g.root, PROPOSED_DEFENDER, victim.id)


class GVG_112:
    """Mogor the Ogre. All minions have a 50% chance to attack the wrong enemy. Heroes as well."""

    events = when_attacks(CHARACTERS, script(_maul))


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
    twice in this turn.
    """

    action = sharpen("GVG_022a")
    combo = sharpen("GVG_022a") >> give(random(FRIENDLY_MINIONS), "GVG_022b")
