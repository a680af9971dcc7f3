"""Knights of the Frozen Throne: Warrior."""

from hsreplay_sim.cards.words import *


class ICC_064:
    """Blood Razor. Battlecry and Deathrattle: Deal 1 damage to all minions."""

    action = damage(MINIONS, N)
    deathrattle = damage(MINIONS, N)
