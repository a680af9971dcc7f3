"""TITANS: Warlock."""

from hsreplay_sim.cards.words import *


class TTN_460:
    """Mortal Eradication.

    Deal 5 damage randomly split among all enemy minions. Restore 2 Health to your hero for each
    killed.
    """

    action = missiles(N, ENEMY_MINIONS) >> heal(FRIENDLY_HERO, N2 * count(ENEMY_MINIONS & DOOMED))
