"""Voyage to the Sunken City: Warlock."""

from hsreplay_sim.cards.words import *


class TSC_039:
    """Azsharan Scavenger. Battlecry: Put a 'Sunken Scavenger' on the bottom of your deck."""

    action = put_on_bottom("TSC_039t")
