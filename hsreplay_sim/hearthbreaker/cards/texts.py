"""Texts that hearthbreaker resolves otherwise than the real game.

Named by the card id of the summer of 2015. The docstring gives the printed text, then what
hearthbreaker makes of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from hsreplay_sim.base.enums import Zone
from hsreplay_sim.base.tags import (
    CHARGE,
    COST,
    RESOURCES,
    RESOURCES_USED,
    TEMP_RESOURCES,
)
from hsreplay_sim.cards.sets.classic.neutral_epic import CHORDS
from hsreplay_sim.cards.sets.classic.paladin import ABOVE_ONE
from hsreplay_sim.cards.sets.goblins_vs_gnomes.spare_parts import SPARE_PARTS
from hsreplay_sim.cards.words.effects import (
    Do,
    add_random,
    bounce,
    damage,
    destroy,
    draw,
    give,
    heal,
    keyword,
    opponent_draws,
    script,
    shield,
    summon,
    when,
)
from hsreplay_sim.cards.words.pools import A_WEAPON, pool
from hsreplay_sim.cards.words.selectors import (
    CHARACTERS,
    DEMON,
    ENEMY_DECK,
    ENEMY_MINIONS,
    FRIENDLY_CHARACTERS,
    FRIENDLY_DECK,
    FRIENDLY_HERO,
    FRIENDLY_MINIONS,
    MINION,
    MINIONS,
    MURLOC,
    SELF,
    SUBJECT,
    TARGET,
    Filter,
    Selector,
    atk_at_least,
    atk_at_most,
)
from hsreplay_sim.cards.words.triggers import (
    when_summoned,
)
from hsreplay_sim.cards.words.uses import target
from hsreplay_sim.cards.words.values import (
    N2,
    N,
    any_of,
)
from hsreplay_sim.engine.oracle import Purpose
from hsreplay_sim.engine.rules.enchantments import attach
from hsreplay_sim.engine.rules.summon import equip
from hsreplay_sim.engine.rules.zones import throw_away
from hsreplay_sim.hearthbreaker.rules.legality import mana
from hsreplay_sim.hearthbreaker.rules.ruleset import Hearthbreaker

if TYPE_CHECKING:
    from hsreplay_sim.engine.state.entities import Entity
    from hsreplay_sim.engine.state.game import Game
    from hsreplay_sim.engine.text import Frame

MANA_MAX = 10

JARAXXUS = Filter(lambda g, me, e: e.card_id == "EX1_323h")


def mana_up_to_ten(amount: int) -> Do:
    """Gain mana this turn only, never beyond ten."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        room = MANA_MAX - mana(g, me.controller)
        g.add(g.owner(me.controller), TEMP_RESOURCES, max(0, min(amount, room)))

    return script(run)


def joust(win: Do) -> Do:
    """Compare any card of my deck with a minion of the other."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        mine = g.pick(Purpose.JOUST, me, FRIENDLY_DECK.of(g, me, it))
        theirs = g.pick(Purpose.JOUST, me, (ENEMY_DECK & MINION).of(g, me, it))
        if mine is not None and (theirs is None or mine.get(COST) > theirs.get(COST)):
            win.run(g, me, it)

    return script(run)


def give_all_that_share(who: Selector, enchantment: str) -> Do:
    """Give cards an enchantment, and each copy that shares what they are given."""

    def run(g: Game, me: Entity, it: Frame) -> None:
        assert isinstance(g.ruleset, Hearthbreaker)
        for held in who.of(g, me, it):
            family = g.ruleset.sharing.get(g.ruleset.first_of(held), [held])
            for each in family if held in family else (held,):
                if each.zone in (Zone.HAND, Zone.DECK):
                    attach(g, me, each, enchantment)

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
    action = bounce(TARGET) >> give_all_that_share(TARGET, "EX1_144e")


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
        equip(g, me, g.card(Purpose.EQUIP, me, weapons(g, me, it), side), side)


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


# --- less to aim at --------------------------------------------------------------------------


class EX1_619:
    """Equality. Change the Health of ALL minions to 1. Only while there is a minion."""

    action = give(ABOVE_ONE, "EX1_619e")


class EX1_624:
    """Holy Fire. Deal 5 damage. Restore 5 Health to your hero. To a minion."""

    targets = target(MINIONS, optional=False)
    action = damage(TARGET, N) >> heal(FRIENDLY_HERO, N2)


class NEW1_003:
    """Sacrificial Pact. Destroy a Demon. Restore 5 Health to your hero. Lord Jaraxxus is one."""

    targets = target(CHARACTERS & (DEMON | JARAXXUS), optional=False)
    action = destroy(TARGET) >> heal(FRIENDLY_HERO, N)


class EX1_133:
    """Perdition's Blade. Battlecry: Deal 1 damage. Combo: Deal 2 instead. To a friend."""

    targets = FRIENDLY_CHARACTERS
    action = damage(TARGET, N)
    combo = damage(TARGET, N2)


# --- options in another order ----------------------------------------------------------------


class EX1_154:
    """Wrath. Choose One - Deal 3 damage to a minion; or 1 damage and draw a card."""

    choose = ("EX1_154b", "EX1_154a")


class NEW1_007:
    """Starfall. Choose One - Deal 5 damage to a minion; or 2 damage to all enemy minions.

    Only while there is an enemy minion.
    """

    choose = ("NEW1_007a", "NEW1_007b")


class NEW1_008:
    """Ancient of Lore. Choose One - Draw a card; or Restore 5 Health."""

    choose = ("NEW1_008b", "NEW1_008a")


class NEW1_008a:
    """Ancient Teachings. Draw a card. (Cards of its summer drew 2, hearthbreaker's never did.)"""

    action = draw()


class EX1_178:
    """Ancient of War. Choose One - +5 Attack; or +5 Health and Taunt."""

    choose = ("EX1_178a", "EX1_178b")


# --- the rest --------------------------------------------------------------------------------


class EX1_084:
    """Warsong Commander. Whenever you summon a minion with 3 or less Attack, give it Charge."""

    events = when_summoned((FRIENDLY_MINIONS & atk_at_most(3)) - SELF, give(SUBJECT, "HB_charge"))


class HB_charge:
    """Charge, whatever other texts give it or take it again."""

    keywords = (CHARGE,)


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
