"""Murder at Castle Nathria: Shaman."""

from hsreplay_sim.cards.words import *


class REV_923:
    """Muck Pools. Transform a friendly minion into one that costs (1) more."""

    targets = FRIENDLY_MINIONS
    activate = transform_random(TARGET, cost_beside(1))
