"""Saviors of Uldum: Druid."""

from hsreplay_sim.cards.words import *


class ULD_131p:
    """Ossirian Tear. Your Choose One cards have both effects combined."""

    player_tags = (CHOOSE_BOTH,)
