"""Forged in the Barrens with the Wailing Caverns: Hunter."""

from hsreplay_sim.cards.words import *


class BAR_032:
    """Piercing Shot. Deal $6 damage to a minion. Excess damage hits the enemy hero."""

    targets = target(MINIONS, optional=False)
    action = damage_with_excess(TARGET, ENEMY_HERO, N)


class BAR_801:
    """Wound Prey. Deal 1 damage. Summon a 1/1 Hyena with Rush."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N) >> summon("BAR_035t")
