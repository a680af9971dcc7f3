"""Rise of Shadows: Rogue."""

from hsreplay_sim.cards.words import *


class DAL_415:
    """EVIL Miscreant. Combo: Add two random Lackeys to your hand."""

    combo = add_random(LACKEYS, 2)
