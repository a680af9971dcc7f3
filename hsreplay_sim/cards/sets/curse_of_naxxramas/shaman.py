"""Curse of Naxxramas: Shaman."""

from hsreplay_sim.cards.words import *


class FP1_025:
    """Reincarnate. Destroy a minion, then return it to life with full Health."""

    targets = target(MINIONS, optional=False)
    action = return_to_life()
