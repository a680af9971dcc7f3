"""Caverns of Time: neutral cards."""

from hsreplay_sim.cards.words import *


class WON_140:
    """Future Emissary.

    Battlecry: Reduce the Cost of all Dragons in your hand by (1). Give them +1/+1.
    """

    action = give(FRIENDLY_HAND & DRAGON, "GBL_003e") >> give(FRIENDLY_HAND & DRAGON, "WON_140e")


class WON_140e:
    """Future Favor. +1/+1."""

    atk = N
    max_health = N2
