"""Caverns of Time: Paladin."""

from hsreplay_sim.cards.words import *


class WON_052:
    """Bronze Dragonknight.

    Taunt. Battlecry: If this has 5 or more Attack, summon a copy of this.
    """

    action = when(atk_of(SELF) >= N, summon_copy(SELF))
