"""Perils in Paradise: Druid."""

from hsreplay_sim.cards.words import *


class VAC_518:
    """Tortollan Traveler.

    Taunt. Deathrattle: Draw another Taunt minion. Reduce its Cost by (2).
    """

    deathrattle = draw_from(FRIENDLY_DECK & MINION & has(TAUNT)) >> give(
        DRAWN & IN_HAND, "VAC_518e"
    )


class VAC_518e:
    """Travelling. Costs (2) less"""

    cost = -N
