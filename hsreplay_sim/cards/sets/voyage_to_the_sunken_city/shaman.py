"""Voyage to the Sunken City: Shaman."""

from hsreplay_sim.cards.words import *


class TSC_631:
    """Schooling. Add three 1/1 Piranha Swarmers to your hand."""

    action = add_card("TSC_638", 3)
