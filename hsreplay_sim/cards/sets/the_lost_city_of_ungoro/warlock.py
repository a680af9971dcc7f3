"""The Lost City of Un'Goro: Warlock."""

from hsreplay_sim.cards.words import *


class DINO_132:
    """Asphyxiodon. Taunt. At the end of your turn, deal 5 damage to a random enemy minion."""

    events = turn_end(damage(random(ENEMY_MINIONS), N))


class TLC_447:
    """Caustic Fumes. Destroy an enemy minion. Kindred: Deal 2 damage to all minions."""

    targets = target(ENEMY_MINIONS, optional=False)
    action = destroy(TARGET) >> when(KINDRED, damage(MINIONS, N))
