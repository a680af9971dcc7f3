"""Journey to Un'Goro: Druid."""

from hsreplay_sim.cards.words import *


class UNG_100:
    """Verdant Longneck. Battlecry: Adapt."""

    action = adapt(SELF)


class UNG_108:
    """Earthen Scales. Give a friendly minion +1/+1, then gain Armor equal to its Attack."""

    targets = target(FRIENDLY_MINIONS, optional=False)
    action = give(TARGET, "UNG_108e") >> armor(atk_of(TARGET))


class UNG_108e:
    """It's All Scaley... +1/+1."""

    atk = N
    max_health = N2


class UNG_111t1:
    """Mana Treant. Deathrattle: Gain an empty Mana Crystal."""

    deathrattle = gain_crystals()


class UNG_116:
    """Jungle Giants. Quest: Summon 4 minions with 5 or more Attack. Reward: Barnabus."""

    quest = after_summon(FRIENDLY_MINIONS & atk_at_least(N2), progress())
    reward = add_card("UNG_116t")


class UNG_116t:
    """Barnabus the Stomper. Battlecry: Reduce the Cost of minions in your deck to (0)."""

    action = give(FRIENDLY_DECK & MINION, "UNG_116te")


class UNG_116te:
    """Romper Stompers. Costs (0)."""

    set_cost = N
