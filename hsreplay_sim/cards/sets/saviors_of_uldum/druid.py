"""Saviors of Uldum: Druid."""

from hsreplay_sim.cards.words import *


class ULD_131p:
    """Ossirian Tear. Passive Hero Power. Your Choose One cards have both effects combined."""

    player_tags = (CHOOSE_BOTH,)
