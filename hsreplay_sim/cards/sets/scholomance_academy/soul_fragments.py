"""Scholomance Academy: Soul Fragments."""

from hsreplay_sim.cards.words import *


class SCH_307t:
    """Soul Fragment. Casts When Drawn. Restore 2 Health to your hero."""

    on_draw = heal(FRIENDLY_HERO, N)
