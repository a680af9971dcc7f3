"""TITANS: Rogue."""

from hsreplay_sim.cards.words import *


class TTN_925:
    """Kaja'mite Creation.

    Battlecry: Discover a spell from another class that costs (3) or less.
    """

    action = discover(any_class_but_mine(pool(A_SPELL, cost_up_to=N)))
