"""Kobolds & Catacombs: Shaman."""

from hsreplay_sim.cards.words import *


class LOOT_060:
    """Crushing Hand. Deal 8 damage to a minion. Overload: (3)."""

    targets = MINIONS
    action = damage(TARGET, N)


class LOOT_504:
    """Unstable Evolution. Echo Transform a friendly minion into one that costs (1) more.

    Before 137436: Transform a friendly minion into one that costs (1) more. Repeatable this turn.
    """

    targets = target(FRIENDLY_MINIONS, optional=False)
    action = transform_random(TARGET, cost_beside(1))
