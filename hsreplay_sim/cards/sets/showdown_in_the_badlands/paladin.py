"""Showdown in the Badlands: Paladin."""

from hsreplay_sim.cards.words import *


class DEEP_018:
    """Shroomscavate. Give a minion Divine Shield. Excavate a treasure.

    Before 198608: Windfury and Divine Shield.
    """

    targets = target(MINIONS, optional=False)
    action = when(says("Windfury"), keyword(TARGET, WINDFURY)) >> shield(TARGET) >> excavate()


class DEEP_033:
    """Fossilized Kaleidosaur.

    Battlecry: Gain two random bonus effects. Excavate a treasure.
    """

    action = bonus_effect(SELF, 2) >> excavate()


class WW_051:
    """Showdown! Both players summon three 3/3 Outlaws. Give yours Rush."""

    action = summon("WW_051t", 3) >> keyword(MADE, RUSH) >> summon("WW_051t", 3, opponent=True)
    summons = True


class WW_335:
    """Holy Cowboy. Battlecry: Your next Holy spell costs (2) less."""

    action = give(FRIENDLY_PLAYER, "WW_335e")


class WW_335e:
    """Holy Cowboy. Your next Holy spell costs (2) less."""

    aura = cost_change(FRIENDLY_HAND & SPELL & school(SpellSchool.HOLY), -N)
    events = until_played(FRIENDLY & SPELL & school(SpellSchool.HOLY))


class WW_336:
    """Prismatic Beam. Deal 3 damage to all enemies. Costs (1) less for each enemy minion.

    From 193128 to 212031: to all enemy minions.
    """

    cost = -(N2 * count(ENEMY_MINIONS))
    action = damage(either(says("all enemy minions"), ENEMY_MINIONS, ENEMY_CHARACTERS), N)


class WW_341:
    """Deputization Aura. Your left-most minion has +2 Attack and Lifesteal. Lasts @ turns.

    It leaves a dying minion if another lives (U363:12324), else it stays to the end (U148a:6742).
    """

    aura = aura(leftmost(FRIENDLY_MINIONS, living=True), "WW_341e")
    objective = LASTS


class WW_342:
    """Lawful Longarm. Rush, LifestealBattlecry: Gain +1 Attack for each card in your hand."""

    action = repeat(count(FRIENDLY_HAND), give(SELF, "WW_342e"))


class WW_344:
    """Hi Ho Silverwing. Divine ShieldDeathrattle: Draw a Holy spell."""

    deathrattle = draw_from(FRIENDLY_DECK & SPELL & school(SpellSchool.HOLY))


class WW_365:
    """Lay Down the Law.

    Tradeable Set a minion's Attack and Health to 1. Quickdraw: Then deal 1 damage to it.
    """

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "WW_365e") >> when(QUICKDRAW, next_block() >> damage(TARGET, N2))


class WW_365e:
    """Justice Dispensed. 1/1."""

    set_atk = N
    set_health = N2


class WW_366:
    """Living Horizon. Taunt, Divine Shield Costs (1) less for each other card in your hand."""

    cost = -(N * count(FRIENDLY_HAND - SELF))
