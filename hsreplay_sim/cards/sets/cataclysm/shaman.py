"""Cataclysm: shaman."""

from hsreplay_sim.cards.words import *


class CATA_153:
    """Al'Akir, Lord of Storms.

    Colossal +2, Rush, WindfuryBattlecry: Get 2 minions with Cost equal to this minion's Attack.
    They cost (1).
    """

    colossal = ("CATA_153t", "CATA_153t1")
    action = add_random(pool(A_MINION, cost=atk_of(SELF)), N2) >> give(MADE & IN_HAND, "GBL_001e")


class CATA_153t:
    """Charged Hand of Al'Akir.

    Adjacent minions have +{0} Attack.Herald twice to upgrade.
    """

    aura = aura(ADJACENT, "CATA_153e", data=DATA1)


class CATA_153t1:
    """Charged Hand of Al'Akir.

    Adjacent minions have +{0} Attack.Herald twice to upgrade.
    """

    aura = aura(ADJACENT, "CATA_153e", data=DATA1)


class CATA_561:
    """Ritual of Power. Herald {0}. Get two 1/1 Elementals with Rush."""

    action = herald() >> add_card("CATA_561t", 2)


class CATA_565:
    """Skywall Sentinel. Taunt. Battlecry: Herald {0}."""

    action = herald()


class CATA_565t:
    """Soldier of Al'Akir. Adjacent minions have +{0} Attack. Herald twice to upgrade."""

    aura = aura(ADJACENT, "CATA_153e", data=DATA1)


class CATA_153e:
    """Spark of Fury. +@ Attack."""

    atk = DATA1


class CATA_569:
    """Ceremonial Clash. Summon a random 3, 2, and 1-Cost minion. Overload: (1)"""

    action = (
        summon_random(pool(A_MINION, cost=N))
        >> summon_random(pool(A_MINION, cost=N2))
        >> summon_random(pool(A_MINION, cost=N3))
    )
    summons = True


class CATA_724:
    """Stormbinder. Deathrattle: Unlock your Overloaded Mana Crystals. Overload: (3)"""

    deathrattle = unlock_overload()
