"""Rastakhan's Rumble: Warlock."""

from hsreplay_sim.cards.words import *


class TRL_249:
    """Grim Rally. Destroy a friendly minion. Give your minions +1/+1.

    The doomed one gets nothing (U484:17345).
    """

    targets = target(FRIENDLY_MINIONS, optional=False)
    action = destroy(TARGET) >> next_block() >> give(FRIENDLY_MINIONS & ALIVE, "TRL_249e")


class TRL_249e:
    """Grim Rally. +1/+1."""

    atk = N
    max_health = N2
