"""Rise of Shadows: neutral."""

from hsreplay_sim.cards.words import *


class DAL_400:
    """EVIL Cable Rat. Battlecry: Add a Lackey to your hand."""

    action = add_random(LACKEYS)
