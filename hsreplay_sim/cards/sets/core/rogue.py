"""The Core set: Rogue."""

from hsreplay_sim.cards.words import *


class CS3_005:
    """Vanessa VanCleef. Combo: Add a copy of the last card your opponent played to your hand."""

    combo = copy_to_hand(last(ENEMY_PLAYED_THIS_GAME))
