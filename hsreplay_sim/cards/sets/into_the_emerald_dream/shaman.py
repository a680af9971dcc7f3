"""Into the Emerald Dream: Shaman."""

from hsreplay_sim.cards.words import *


class FIR_927:
    """Emberscarred Whelp.

    Battlecry:Discover a 5-Cost card. Gain 1 Mana Crystal next turn only.
    """

    action = discover(discoverable(pool(cost=N))) >> give(FRIENDLY_PLAYER, "FIR_921e")
