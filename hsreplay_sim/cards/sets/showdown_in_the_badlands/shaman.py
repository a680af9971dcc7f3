"""Showdown in the Badlands: Shaman."""

from hsreplay_sim.cards.words import *


class DEEP_008:
    """Needlerock Totem. At the end of your turn, gain 2 Armor and draw a card."""

    events = turn_end(armor(N) >> draw())
