"""The Witchwood: Paladin."""

from hsreplay_sim.cards.words import *


class GIL_903:
    """Hidden Wisdom.

    Secret: After your opponent plays three cards in a turn, draw 2 cards.
    """

    secret = after_played(ENEMY, draw(N), only=theirs(NUM_CARDS_PLAYED_THIS_TURN).equals(3))
