"""The Witchwood: Warrior."""

from hsreplay_sim.cards.words import *


class GIL_654:
    """Warpath. Echo. Deal 1 damage to all minions."""

    action = damage(MINIONS, N)
