"""The Great Dark Beyond: Priest."""

from hsreplay_sim.cards.words import *


class GDB_460:
    """Divine Star. Deal 3 damage to a minion. Give a random minion in your hand +3 Health."""

    targets = target(MINIONS, optional=False)
    action = damage(TARGET, N) >> give(random(FRIENDLY_HAND & MINION), "GDB_460e2")


class GDB_460e2:
    """Moral Compass. +3 Health."""

    max_health = N
