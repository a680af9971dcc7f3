"""TITANS: Warrior."""

from hsreplay_sim.cards.words import *


class TTN_753:
    """Bellowing Flames.

    Deal 5 damage to a minion. Forge: Then deal 5 damage split among all enemy minions.
    """

    targets = MINIONS
    action = damage(TARGET, N)


class TTN_753t:
    """Bellowing Flames.

    Forged. Deal 5 damage to a minion, then deal 5 damage split among all enemy minions.
    """

    targets = MINIONS
    action = damage(TARGET, N) >> missiles(N2, ENEMY_MINIONS)
