"""Caverns of Time: Druid."""

from hsreplay_sim.cards.words import *


class WON_011e:
    """Malorne's Slumber. Dormant. Awaken after @ |4(friendly Beast dies., friendly Beasts die.)"""

    events = when_died(FRIENDLY & MINION & BEAST, count_to_awaken())
