"""What the deck of an adventurer brings along to Tombs of Terror (ULDA) from earlier fights.

A discount stays on its card that is played (7 of 7: U195:8047, U358:5471).
"""

from hsreplay_sim.cards.words import *


class ULDA_009e:
    """Unlocked Potential. Has Attack equal to its Health (as the game began, U292:5468)."""

    set_atk = DATA1


class ULDA_019e:
    """Unencumbered. Costs (1) less."""

    cost = -N
    stays = ALWAYS


class ULDA_024e:
    """Unencumbered. Costs (1) less."""

    cost = -N
    stays = ALWAYS


class ULDA_605e:
    """Satiated. Costs (1) less."""

    cost = -N
    stays = ALWAYS
