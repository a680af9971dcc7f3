"""Whizbang's Workshop: Warlock."""

from hsreplay_sim.cards.words import *


class TOY_883:
    """Table Flip.

    Deal 3 damage to all enemy minions. Costs (1) less for each other card in your hand.
    """

    action = damage(ENEMY_MINIONS, N)
    cost = -(N2 * count(FRIENDLY_HAND - SELF))
