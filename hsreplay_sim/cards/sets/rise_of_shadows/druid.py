"""Rise of Shadows: Druid."""

from hsreplay_sim.cards.words import *


class DAL_354:
    """Acornbearer. Deathrattle: Add two 1/1 Squirrels to your hand."""

    deathrattle = add_card("DAL_354t", 2)
