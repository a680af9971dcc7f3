"""Blackrock Mountain: Warrior."""

from hsreplay_sim.cards.words import *


class BRM_015:
    """Revenge.

    Deal 1 damage to all minions. If you have 12 or less Health, deal 3 damage instead.
    """

    action = when(health_of(FRIENDLY_HERO) <= N2, damage(MINIONS, N3), damage(MINIONS, N))


class BRM_016:
    """Axe Flinger. Whenever this minion takes damage, deal 2 damage to the enemy hero."""

    events = when_damaged(SELF, damage(ENEMY_HERO, N))
