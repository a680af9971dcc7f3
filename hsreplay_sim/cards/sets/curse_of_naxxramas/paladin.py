"""Curse of Naxxramas: Paladin."""

from hsreplay_sim.cards.words import *


class FP1_020:
    """Avenge. Secret: When one of your minions dies, give a random friendly minion +3/+2."""

    secret = when_died(
        FRIENDLY & MINION, give(random(FRIENDLY_MINIONS), "FP1_020e"), only=any_of(FRIENDLY_MINIONS)
    )
