"""Kobolds & Catacombs: Shaman."""

from hsreplay_sim.cards.words import *


class LOOT_060:
    """Crushing Hand. Deal 8 damage to a minion. Overload: (3)."""

    targets = MINIONS
    action = damage(TARGET, N)
