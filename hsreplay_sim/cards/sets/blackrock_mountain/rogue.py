"""Blackrock Mountain: Rogue."""

from hsreplay_sim.cards.words import *


class BRM_007:
    """Gang Up. Choose a minion. Shuffle 3 copies of it into your deck."""

    targets = target(MINIONS, optional=False)
    action = shuffle_copy(TARGET, N, shown=False)


class BRM_008:
    """Dark Iron Skulker. Battlecry: Deal 2 damage to all undamaged enemy minions."""

    action = damage(ENEMY_MINIONS & UNHURT, N)
