"""Descent of Dragons with Galakrond's Awakening: Druid."""

from hsreplay_sim.cards.words import *


class DRG_318:
    """Breath of Dreams. Draw a card. If you're holding a Dragon, gain an empty Mana Crystal."""

    action = draw() >> when(HOLDING_DRAGON, gain_crystals())
