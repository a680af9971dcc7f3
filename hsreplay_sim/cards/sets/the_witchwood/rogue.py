"""The Witchwood: Rogue."""

from hsreplay_sim.cards.words import *


class GIL_506:
    """Cheap Shot. Echo. Deal 2 damage to a minion."""

    targets = MINIONS
    action = damage(TARGET, N)
