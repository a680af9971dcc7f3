"""Showdown in the Badlands: Hunter."""

from hsreplay_sim.cards.words import *


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


class WW_807e:
    """A Message. +1/+1."""

    atk = N
    max_health = N2


class WW_812:
    """Saddle Up!

    Give your minions "Deathrattle: Summon a random Beast that costs (3) or less."
    """

    action = give(FRIENDLY_MINIONS, "WW_812e")


class WW_812e:
    """Saddled Up. Deathrattle: Summon a random Beast that costs (3) or less."""

    keywords = (DEATHRATTLE,)
    deathrattle = summon_random(pool(A_MINION, race=Race.BEAST, cost_up_to=of_card("WW_812e", N)))
