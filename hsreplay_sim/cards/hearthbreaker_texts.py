"""Texts that hearthbreaker resolves otherwise than the real game (HB 3, 4.10).

Named by the card id of the summer of 2015. The docstring gives the printed text, then what
hearthbreaker makes of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.cards.compile import target
from hsreplay_sim.cards.effects import (
    NOTHING,
    Do,
    add_random,
    copy_to_hand,
    damage,
    destroy,
    discard,
    draw,
    freeze,
    give,
    heal,
    keyword,
    opponent_draws,
    redirect,
    repeat,
    script,
    shield,
    summon,
    when,
)
from hsreplay_sim.cards.pools import A_WEAPON, pool
from hsreplay_sim.cards.selectors import (
    ADJACENT,
    ALIVE,
    BOTH_PLAYERS,
    CHARACTERS,
    DEMON,
    DIED_THIS_TURN,
    ENEMY_CHARACTERS,
    ENEMY_DECK,
    ENEMY_HERO,
    ENEMY_MINIONS,
    FRIENDLY,
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
    OTHERS,
    SELF,
    SUBJECT,
    TARGET,
    Filter,
    Selector,
    atk_at_least,
    atk_at_most,
    random,
)
from hsreplay_sim.cards.sets.classic_neutral_battlecry import CHORDS
from hsreplay_sim.cards.sets.goblins_vs_gnomes import SPARE_PARTS
from hsreplay_sim.cards.triggers import (
    turn_end,
    when_attacks,
    when_damaged,
    when_played,
    when_summoned,
)
from hsreplay_sim.cards.values import (
    AMOUNT,
    DATA1,
    N2,
    N,
    Value,
    any_of,
    atk_of,
    count,
    health_of,
    number,
)
from hsreplay_sim.engine import summon as bodies
from hsreplay_sim.engine.damage import destroy as destroy_all
from hsreplay_sim.engine.deaths import died_at, settle
from hsreplay_sim.engine.enchantments import attach
from hsreplay_sim.engine.hearthbreaker.play import mana
from hsreplay_sim.engine.hearthbreaker.ruleset import Hearthbreaker, harm, in_order, kill
from hsreplay_sim.engine.summon import equip, has_room, put_into_play
from hsreplay_sim.engine.zones import BOARD_MAX, add_to_hand, draw_card
from hsreplay_sim.engine.zones import discard as discard_one
from hsreplay_sim.enums import CardType, Zone
from hsreplay_sim.tags import (
    CHARGE,
    COST,
    PROPOSED_DEFENDER,
    RESOURCES,
    RESOURCES_USED,
    TAG_ONE_TURN_EFFECT,
    TEMP_RESOURCES,
)

if TYPE_CHECKING:
    from hsreplay_sim.engine.entities import Entity
    from hsreplay_sim.engine.game import Game
    from hsreplay_sim.engine.script import Frame

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
        mine = g.oracle.pick(g, "joust", me, FRIENDLY_DECK.of(g, me, it))
        theirs = g.oracle.pick(g, "joust", me, (ENEMY_DECK & MINION).of(g, me, it))
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
        discard_one(g, card, me)
    player = g.owner(me.controller)
    g.set(player, RESOURCES, MANA_MAX)
    g.set(player, RESOURCES_USED, 0)
    g.set(player, TEMP_RESOURCES, 0)


class AT_043:
    """Astral Communion. Gain 10 Mana Crystals. Discard your hand. All ten are full."""

    action = script(_commune)


class EX1_144e:
    """Shadowstep. Costs (2) less. Here 3."""

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
        equip(g, me, g.oracle.card(g, "equip", me, weapons(g, me), side), side)


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
    friendly character sets it off.
    """

    secret = when_damaged(
        FRIENDLY_CHARACTERS, when(any_of(SUBJECT & HERO), damage(ENEMY_HERO, AMOUNT))
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
    """Blade Flurry. Destroy your weapon and deal its damage to all enemies."""

    action = damage(ENEMY_CHARACTERS, atk_of(FRIENDLY_WEAPON)) >> destroy(FRIENDLY_WEAPON)


class EX1_251:
    """Forked Lightning. Deal 2 damage to 2 random enemy minions. Overload: (2). Here 3 damage."""

    action = damage(random(ENEMY_MINIONS, 2), 3)


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
    happens = g.oracle.number(g, "coin", me, 0, 1)
    attacker = it.subject
    if happens and attacker is not None and ENEMY_MINIONS.of(g, me, it):
        foes = [e for e in g.characters() if e.controller != attacker.controller]
        victim = g.oracle.pick(g, "target", attacker, [e for e in foes if e is not it.target])
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


# --- cards and bodies ------------------------------------------------------------------------


def full_crystal(*, opponent: bool) -> Do:
    """A full mana crystal, or mana for this turn where there are ten crystals."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        side = 3 - me.controller if opponent else me.controller
        player = g.owner(side)
        if player.get(RESOURCES) < MANA_MAX:
            g.add(player, RESOURCES, 1)
        elif mana(g, side) < MANA_MAX:
            g.add(player, TEMP_RESOURCES, 1)

    return script(run)


class EX1_089:
    """Arcane Golem. Battlecry: Give your opponent a Mana Crystal. A full one."""

    action = full_crystal(opponent=True)


class GVG_032a:
    """Gift of Mana. Give each player a Mana Crystal. Full ones."""

    action = full_crystal(opponent=True) >> full_crystal(opponent=False)


class EX1_105:
    """Mountain Giant. Costs (1) less for each other card in your hand.

    Whether there is mana enough is asked while it is one of them.
    """

    cost = -count(FRIENDLY_HAND)


PRINTED_ONE = Filter(lambda g, me, e: e.card is not None and e.card.atk == 1)


class GVG_104:
    """Hobgoblin. Whenever you play a 1-Attack minion, give it +2/+2. Its printed Attack counts."""

    events = when_played(
        FRIENDLY & MINION & OTHERS & PRINTED_ONE,
        give(SUBJECT, "GVG_104a"),
    )


def _dissolve(g: Game, me: Entity, it: Frame) -> None:
    if it.subject is not None:
        kill(g, it.subject)


class AT_063:
    """Acidmaw. Whenever another minion takes damage, destroy it. Heroes as well."""

    events = when_damaged(CHARACTERS - SELF, script(_dissolve))


class EX1_304:
    """Void Terror. Battlecry: Destroy the minions on either side and gain their Attack and Health.

    Those that are dead already do not count.
    """

    action = give(
        SELF, "EX1_304e", atk_of(ADJACENT & ALIVE), health_of(ADJACENT & ALIVE)
    ) >> destroy(ADJACENT & ALIVE)


def _bring_a_minion(g: Game, me: Entity, it: Frame) -> None:
    card = g.oracle.pick(g, "summon", me, (ENEMY_DECK & MINION).of(g, me, it))
    if card is not None and not put_into_play(g, card, None):
        g.move(card, Zone.SETASIDE)


class FP1_009:
    """Deathlord.

    Taunt. Deathrattle: Your opponent puts a minion from their deck into the battlefield. It is lost
    when the board is full.
    """

    deathrattle = script(_bring_a_minion)


class NEW1_008b:
    """Ancient Secrets. Restore 5 Health. To one's own hero."""

    action = heal(FRIENDLY_HERO, N)


def _sense(g: Game, me: Entity, it: Frame) -> None:
    for _ in range(2):
        demon = g.oracle.pick(g, "look", me, (FRIENDLY_DECK & DEMON).of(g, me, it))
        if demon is not None:
            draw_card(g, demon, me)
        else:
            add_to_hand(g, me, me.controller, "EX1_317t")


class EX1_317:
    """Sense Demons. Draw 2 Demons from your deck. A Worthless Imp for each that is missing."""

    action = script(_sense)


class EX1_339:
    """Thoughtsteal. Copy 2 cards from your opponent's deck. May be the same card twice."""

    action = repeat(2, copy_to_hand(random(ENEMY_DECK)))


def _call_ancestors(g: Game, me: Entity, it: Frame) -> None:
    for side in (1, 2):
        minions = [card for card in g.hand[side] if card.type == CardType.MINION]
        called = g.oracle.pick(g, "call", me, minions) if has_room(g, side) else None
        if called is not None:
            put_into_play(g, called, None, len(g.board[side]) + 1)


class GVG_029:
    """Ancestor's Call. Put a random minion from each player's hand into the battlefield.

    The first player's first.
    """

    action = script(_call_ancestors)


class NEW1_030:
    """Deathwing. Battlecry: Destroy all other minions and discard your hand. One by one."""

    action = destroy(MINIONS - SELF) >> discard(count(FRIENDLY_HAND))


def _plant(g: Game, me: Entity, it: Frame) -> None:
    victims = in_order(g.minions(), me)
    sides = [victim.controller for victim in victims]
    destroy_all(g, me, victims)
    settle(g)
    for side in sides:
        bodies.summon(g, me, "FP1_019t", side, position=len(g.board[side]) + 1)


class FP1_019:
    """Poison Seeds. Destroy all minions and summon 2/2 Treants to replace them.

    The opponent's first.
    """

    action = script(_plant)


def _reincarnate(g: Game, me: Entity, it: Frame) -> None:
    body = it.target
    if body is not None:
        side = body.controller
        destroy_all(g, me, (body,))
        settle(g)
        bodies.summon(g, me, body.card_id, side, position=len(g.board[side]) + 1)


class FP1_025:
    """Reincarnate. Destroy a minion, then return it to life with full Health. At the right end."""

    targets = target(MINIONS, optional=False)
    action = script(_reincarnate)


def _raise_the_dead(g: Game, me: Entity, it: Frame) -> None:
    fallen = DIED_THIS_TURN.of(g, me, it)
    if isinstance(g.quirks, Hearthbreaker):
        fallen.sort(key=g.quirks.sequence_number)
    for body in fallen:
        bodies.summon(g, me, body.card_id, me.controller, position=BOARD_MAX)


class FP1_013:
    """Kel'Thuzad. At the end of each turn, summon all friendly minions that died this turn.

    At the right end, the oldest first.
    """

    events = turn_end(script(_raise_the_dead), whose=BOTH_PLAYERS)


def _call_a_demon(g: Game, me: Entity, it: Frame) -> None:
    side = me.controller
    demon = g.oracle.pick(g, "summon", me, (FRIENDLY_HAND & DEMON).of(g, me, it))
    if demon is not None:
        bodies.summon(g, me, demon.card_id, side, position=died_at(me))


class FP1_022:
    """Voidcaller. Deathrattle: Put a random Demon from your hand into the battlefield.

    The card stays in the hand.
    """

    deathrattle = script(_call_a_demon)


class EX1_562:
    """Onyxia. Battlecry: Summon 1/1 Whelps until your side of the battlefield is full.

    To the right, to the left, and so on.
    """

    action = summon("ds1_whelptoken", 7)
