"""Blackrock Mountain: Warlock."""

from hsreplay_sim.cards.words import *


class BRM_005:
    """Demonwrath. Deal 2 damage to all minions except Demons."""

    action = damage(MINIONS - DEMON, N)


class BRM_006:
    """Imp Gang Boss. Whenever this minion takes damage, summon a 1/1 Imp."""

    events = when_damaged(SELF, summon("BRM_006t"))
