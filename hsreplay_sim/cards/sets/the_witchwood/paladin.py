"""The Witchwood: Paladin."""

from hsreplay_sim.cards.words import *


class GIL_145:
    """Sound the Bells! Echo Give a minion +1/+2."""

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "GIL_145e")


class GIL_145e:
    """DING DONG! +1/+2."""

    atk = N
    max_health = N2


class GIL_903:
    """Hidden Wisdom.

    Secret: After your opponent plays three cards in a turn, draw 2 cards.
    """

    secret = after_played(ENEMY, draw(N), only=theirs(NUM_CARDS_PLAYED_THIS_TURN).equals(3))
