"""Journey to Un'Goro: Druid."""

from hsreplay_sim.cards.words import *


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
