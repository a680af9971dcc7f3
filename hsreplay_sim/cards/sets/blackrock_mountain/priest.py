"""Blackrock Mountain: Priest."""

from hsreplay_sim.cards.words import *


class BRM_004:
    """Twilight Whelp. Battlecry: If you're holding a Dragon, gain +2 Health."""

    action = when(HOLDING_DRAGON, give(SELF, "BRM_004e"))


class BRM_004e:
    """Twilight Endurance. Increased Health."""

    max_health = of_creator(N)


class BRM_017:
    """Resurrect. Summon a random friendly minion that died this game."""

    action = resurrect(random(FRIENDLY_DEAD_MINIONS))
