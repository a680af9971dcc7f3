"""Showdown in the Badlands: Hunter."""

from hsreplay_sim.cards.words import *


class DEEP_003:
    """Shimmer Shot. Deal 1 damage. Summon a random minion of that Cost."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N) >> summon_random(pool(A_MINION, cost=LEFT_BEHIND))


class DEEP_005:
    """Obsidian Revenant.

    TauntDeathrattle: Summon two random Deathrattle minions that cost (3) or less.
    """

    deathrattle = summon_random(pool(A_MINION, cost_up_to=N, where=deathrattle_card), 2)


class WW_806:
    """Sneaky Snakes. Summon two 1/1 Snakes with Stealth."""

    summons = True
    action = summon("WW_806t", 2)


class WW_807:
    """Messenger Buzzard. Deathrattle: Draw a Beast. Give minions in your hand +1/+1."""

    deathrattle = draw_from(FRIENDLY_DECK & BEAST) >> give(FRIENDLY_HAND & MINION, "WW_807e")


class WW_808:
    """Silver Serpent. Rush, Poisonous Quickdraw: Gain Immune this turn."""

    action = when(QUICKDRAW, give(SELF, "WW_808e"))


class WW_809:
    """Bovine Skeleton. Deathrattle: If this has 4 or more Attack, summon a Bovine Skeleton."""

    deathrattle = when(atk_of(AS_IT_DIED) >= N, summon("WW_809"))


class WW_810:
    """Camouflage Mount.

    Give a minion +3/+3 and a random bonus effect. When it dies, summon a Chameleon.
    """

    targets = target(MINIONS, optional=False)
    action = give_one_of(
        TARGET,
        "WW_810t1e1",
        "WW_810t2e1",
        "WW_810t3e1",
        "WW_810t4e1",
        "WW_810t5e1",
        "WW_810t6e1",
        "WW_810t7e1",
        "WW_810t8e1",
    )


class WW_810t1e1:
    """On a Chameleon. +3/+3 and Divine Shield. Deathrattle: Summon a Chameleon."""

    atk = N
    max_health = N2
    keywords = (DIVINE_SHIELD, DEATHRATTLE)
    deathrattle = summon("WW_810t1")


class WW_810t2e1:
    """On a Chameleon. +3/+3 and Taunt. Deathrattle: Summon a Chameleon."""

    atk = N
    max_health = N2
    keywords = (TAUNT, DEATHRATTLE)
    deathrattle = summon("WW_810t2")


class WW_810t3e1:
    """On a Chameleon. +3/+3 and Rush. Deathrattle: Summon a Chameleon."""

    atk = N
    max_health = N2
    keywords = (RUSH, DEATHRATTLE)
    deathrattle = summon("WW_810t3")


class WW_810t4e1:
    """On a Chameleon. +3/+3 and Windfury. Deathrattle: Summon a Chameleon."""

    atk = N
    max_health = N2
    keywords = (WINDFURY, DEATHRATTLE)
    deathrattle = summon("WW_810t4")


class WW_810t5e1:
    """On a Chameleon. +3/+3 and Elusive. Deathrattle: Summon a Chameleon."""

    atk = N
    max_health = N2
    keywords = (
        CANT_BE_TARGETED_BY_SPELLS,
        CANT_BE_TARGETED_BY_HERO_POWERS,
        ELUSIVE,
        DEATHRATTLE,
    )
    deathrattle = summon("WW_810t5")


class WW_810t6e1:
    """On a Chameleon. +3/+3 and Poisonous. Deathrattle: Summon a Chameleon."""

    atk = N
    max_health = N2
    keywords = (POISONOUS, DEATHRATTLE)
    deathrattle = summon("WW_810t6")


class WW_810t7e1:
    """On a Chameleon. +3/+3 and Lifesteal. Deathrattle: Summon a Chameleon."""

    atk = N
    max_health = N2
    keywords = (LIFESTEAL, DEATHRATTLE)
    deathrattle = summon("WW_810t7")


class WW_810t8e1:
    """On a Chameleon. +3/+3 and Reborn. Deathrattle: Summon a Chameleon."""

    atk = N
    max_health = N2
    keywords = (REBORN, DEATHRATTLE)
    deathrattle = summon("WW_810t8")


class WW_811:
    """Ten Gallon Hat.

    Draw a minion. Give it +1/+1 and "Deathrattle: Get a Ten Gallon Hat."
    """

    action = draw_from(FRIENDLY_DECK & MINION) >> give(DRAWN & IN_HAND, "WW_811e")


class WW_811e:
    """Ten Gallon Hat. +1/+1. Deathrattle: Get a Ten Gallon Hat."""

    atk = N
    max_health = N2
    keywords = (DEATHRATTLE,)
    deathrattle = add_card("WW_811")


class WW_812:
    """Saddle Up!

    Give your minions "Deathrattle: Summon a random Beast that costs (3) or less."
    """

    action = give(FRIENDLY_MINIONS, "WW_812e")


class WW_812e:
    """Saddled Up. Deathrattle: Summon a random Beast that costs (3) or less."""

    keywords = (DEATHRATTLE,)
    deathrattle = summon_random(pool(A_MINION, race=Race.BEAST, cost_up_to=of_card("WW_812e", N)))


class WW_813:
    """Starshooter. After your hero attacks, get an Arcane Shot."""

    events = after_attack(FRIENDLY & HERO, add_card("DS1_185"))


class WW_814:
    """Spurfang.

    Battlecry and Deathrattle: Summon a random Beast with Cost equal to this minion's Attack.
    """

    action = summon_random(pool(A_MINION, race=Race.BEAST, cost=atk_of(SELF)))
    deathrattle = summon_random(pool(A_MINION, race=Race.BEAST, cost=atk_of(AS_IT_DIED)))
