"""Ashes of Outland: Hunter."""

from hsreplay_sim.cards.words import *


class BT_211:
    """Imprisoned Felmaw. Dormant for 2 turns. When this awakens, attack a random enemy."""

    dormant = "BT_737e"
    awaken = attacks(SELF, ENEMY_CHARACTERS)
