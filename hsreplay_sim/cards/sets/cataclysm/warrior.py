"""Cataclysm: warrior."""

from hsreplay_sim.cards.words import *


class CATA_150:
    """Ragnaros, the Great Fire.

    Colossal +2 At the end of your turn, trigger your minions' Deathrattles.
    """

    colossal = ("CATA_150t", "CATA_150t1")
    events = turn_end(trigger_deathrattles(FRIENDLY_MINIONS))


class CATA_150t:
    """Hand of Ragnaros.

    Deathrattle: Deal {0} damage to a random enemy.Herald twice to upgrade.
    """

    deathrattle = damage(random(ENEMY_CHARACTERS), DATA1)


class CATA_150t1:
    """Hand of Ragnaros.

    Deathrattle: Deal {0} damage to a random enemy.Herald twice to upgrade.
    """

    deathrattle = damage(random(ENEMY_CHARACTERS), DATA1)


class CATA_160:
    """Scorching Ravager. Battlecry:Herald {0}. Give the Soldier Rush."""

    action = herald() >> keyword(MADE, RUSH)


class CATA_580:
    """Cataclysmic War Axe. Battlecry: Herald {0}."""

    action = herald()


class CATA_580t:
    """Soldier of Ragnaros.

    Deathrattle: Deal {0} damage to a random enemy. Herald twice to upgrade.
    """

    deathrattle = damage(random(ENEMY_CHARACTERS), DATA1)


class CATA_581:
    """Decimation. Deal $@ damage to all minions. (Improved for each minion on the battlefield.)"""

    hand_number = 1 + count(MINIONS)
    action = damage(MINIONS, 1 + count(MINIONS))


class CATA_582:
    """Searing Fissure. Deal 1 damage to all minions. Give your hero +3 Attack this turn."""

    action = damage(MINIONS, N) >> give(FRIENDLY_HERO, "CATA_582e")


class CATA_582e:
    """Flamebound. +3 Attack this turn,."""

    atk = N


class CATA_610:
    """Lo'Gosh's Last Stand. Give a minion "Deathrattle: Summon a random minion from your hand."."""

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "CATA_610e")


class CATA_610e:
    """Holding On. Deathrattle: Summon a random minion from your hand."""

    keywords = (DEATHRATTLE,)
    deathrattle = recruit(random(FRIENDLY_HAND & MINION))
