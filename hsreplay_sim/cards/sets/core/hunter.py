"""The Core set: Hunter."""

from hsreplay_sim.cards.words import *


class CS3_015:
    """Selective Breeder. Battlecry: Discover a copy of a Beast in your deck."""

    action = discover_copy(FRIENDLY_DECK & MINION & BEAST)
