"""Cataclysm: Death Knight."""

from hsreplay_sim.cards.words import *


class CATA_465:
    """Chow Down. Summon five 5/4 Undead Drakes. Spend 8 Corpses to give them Rush."""

    action = summon("CATA_465t", 5) >> spend_corpses(N3, keyword(MADE, RUSH))
    summons = True


class CATA_467:
    """Command Claw. After your hero attacks, give a random friendly minion +2 Attack."""

    events = after_attack(FRIENDLY & HERO, give(random(FRIENDLY_MINIONS), "CATA_467e"))


class CATA_467e:
    """The Clawww. +2 Attack."""

    atk = N


class CATA_469:
    """Chromatic Broodmother.

    Rush Whenever this attacks, refresh Mana Crystals equal to this minion's Attack.
    """

    events = when_attacks(SELF, refresh_mana(atk_of(SELF)))


class CATA_471:
    """Talanji's Last Stand. Give your minions "Deathrattle: Summon a random 4-Cost minion."."""

    action = give(FRIENDLY_MINIONS, "CATA_471e")


class CATA_471e:
    """Talanji's Last Wish. Deathrattle: Summon a random 4-Cost minion."""

    keywords = (DEATHRATTLE,)
    deathrattle = summon_random(pool(A_MINION, cost=of_card("CATA_471", N)))
