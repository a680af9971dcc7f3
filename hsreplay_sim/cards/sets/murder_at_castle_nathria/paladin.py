"""Murder at Castle Nathria with the Maw and Disorder: Paladin."""

from hsreplay_sim.cards.words import *


class REV_952:
    """Sinful Sous Chef. Deathrattle: Add 2 Silver Hand Recruits to your hand."""

    deathrattle = add_card("CS2_101t", N)
