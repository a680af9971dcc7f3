"""Descent of Dragons with Galakrond's Awakening: Priest."""

from hsreplay_sim.cards.words import *


class DRG_301:
    """Whispers of EVIL. Add a Lackey to your hand."""

    action = add_random(LACKEYS)
