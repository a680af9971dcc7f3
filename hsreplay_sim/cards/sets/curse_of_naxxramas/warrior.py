"""Curse of Naxxramas: Warrior."""

from hsreplay_sim.cards.words import *


class FP1_021:
    """Death's Bite. Deathrattle: Deal 1 damage to all minions."""

    deathrattle = damage(MINIONS, N)
