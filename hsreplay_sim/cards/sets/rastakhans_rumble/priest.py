"""Rastakhan's Rumble: Priest."""

from hsreplay_sim.cards.words import *


class TRL_408:
    """Grave Horror. Taunt. Costs (1) less for each spell you've cast this game."""

    cost = -(N * SPELLS_CAST)
