"""TITANS: neutral."""

from hsreplay_sim.cards.words import *


class TTN_715:
    """Time-Lost Protodrake. Taunt. When you draw this, add a random Dragon to your hand."""

    on_draw = add_random(pool(A_MINION, race=Race.DRAGON))
