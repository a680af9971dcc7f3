"""The Boomsday Project: Druid."""

from hsreplay_sim.cards.words import *


class BOT_054:
    """Biology Project. Each player gains 2 Mana Crystals."""

    action = gain_crystals(N, full=True) >> gain_crystals(N, full=True, opponent=True)
