"""Across the Timeways: Mage."""

from hsreplay_sim.cards.words import *


class TIME_855:
    """Arcane Barrage. Deal 3 damage to an enemy and 2 damage to two other random ones."""

    targets = target(ENEMY_CHARACTERS, optional=False)
    action = damage(TARGET, N) >> damage(random(ENEMY_CHARACTERS - TARGET, 2), N2)
