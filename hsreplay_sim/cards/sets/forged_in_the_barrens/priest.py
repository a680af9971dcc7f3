"""Forged in the Barrens with the Wailing Caverns: Priest."""

from hsreplay_sim.cards.words import *


class BAR_311:
    """Devouring Plague. Lifesteal. Deal $4 damage randomly split among all enemy minions."""

    action = missiles(N, ENEMY_MINIONS)
