"""Cataclysm: Druid."""

from hsreplay_sim.cards.words import *


class CATA_133:
    """Iridescent Flitterwing. Elusive At the end of your turn, give your other minions +1/+1."""

    events = turn_end(give(FRIENDLY_MINIONS - SELF, "CATA_133e"))


class CATA_133e:
    """Iridescent Glow. +1/+1."""

    atk = N
    max_health = N2


class CATA_135:
    """Mossbinding.

    Summon two 1/2 Golems. Spend all your Mana to give them +1/+1 for each Mana spent.
    """

    action = summon("CATA_135t", 2) >> spend_mana() >> give(MADE, "CATA_135e", LEFT_BEHIND)
    summons = True


class CATA_135e:
    """Moss Shaped. Increased stats."""

    atk = DATA1 * of_creator(N3)
    max_health = DATA1 * of_creator(N4)


class CATA_138:
    """Forest's Gift. Give a friendly minion +1/+1 for each minion you control."""

    targets = target(FRIENDLY_MINIONS, optional=False)
    action = give(TARGET, "CATA_138e", count(FRIENDLY_MINIONS))


class CATA_138e:
    """Tree Hugged. Increased stats."""

    atk = DATA1 * of_creator(N)
    max_health = DATA1 * of_creator(N2)


class MEND_042:
    """Lifebloom. Restore 8 Health to all friendly characters. Summon two random 8-Cost minions."""

    action = heal(FRIENDLY_CHARACTERS, N) >> summon_random(pool(A_MINION, cost=N2), 2)


class MEND_045:
    """Seeding Dragon. TauntDeathrattle: Get a random Dragon. It costs (2) less."""

    deathrattle = add_random(pool(race=Race.DRAGON)) >> give(MADE & IN_HAND, "GBL_002e")
