"""Core: Warlock."""

from hsreplay_sim.cards.words import *


class CS3_021:
    """Enslaved Fel Lord. Taunt. Also damages the minions next to whomever this attacks."""

    cleaves = True
