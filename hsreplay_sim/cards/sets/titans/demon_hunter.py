"""TITANS: Demon Hunter."""

from hsreplay_sim.cards.words import *


class YOG_402:
    """Mindbender. Battlecry: Deal 1 damage for each card you have drawn this turn.@ (@)"""

    targets = CHARACTERS
    action = damage(TARGET, N * mine(NUM_CARDS_DRAWN_THIS_TURN))
