"""Journey to Un'Goro: Rogue."""

from hsreplay_sim.cards.words import *


class UNG_057t1:
    """Razorpetal. Deal 2 damage."""

    targets = CHARACTERS
    action = damage(TARGET, N)
