"""Journey to Un'Goro: Warrior."""

from hsreplay_sim.cards.words import *


class UNG_926:
    """Cornered Sentry. Taunt. Battlecry: Summon three 1/1 Raptors for your opponent."""

    action = summon("UNG_076t1", 3, opponent=True)


class UNG_934:
    """Fire Plume's Heart. Quest: Play 7 Taunt minions. Reward: Sulfuras."""

    quest = after_played(FRIENDLY & MINION & has(TAUNT), progress())
    reward = add_card("UNG_934t1")


class UNG_934t1:
    """Sulfuras. Battlecry: Your Hero Power becomes 'Deal 8 damage to a random enemy.'"""

    action = new_power("UNG_934t2")


class UNG_957:
    """Direhorn Hatchling.

    Taunt. Deathrattle: Shuffle an 8/12 Direhorn with Taunt into your deck.

    It signs itself, not the Direhorn (7 of 7, U090:7936).
    """

    deathrattle = shuffle("UNG_957t1", signs_itself=True)
