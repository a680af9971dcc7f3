"""Descent of Dragons with Galakrond's Awakening: Rogue."""

from hsreplay_sim.cards.words import *


class YOD_016:
    """Skyvateer. Stealth. Deathrattle: Draw a card."""

    deathrattle = draw()
