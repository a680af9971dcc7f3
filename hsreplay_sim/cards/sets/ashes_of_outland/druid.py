"""Ashes of Outland: Druid."""

from hsreplay_sim.cards.words import *


class BT_130:
    """Overgrowth. Gain two empty Mana Crystals."""

    action = gain_crystals(2)
