"""Fractured in Alterac Valley: Priest."""

from hsreplay_sim.cards.words import *


class AV_325:
    """Undying Disciple.

    TauntDeathrattle: Deal damage equal to this minion's Attack to all enemy minions.
    """

    deathrattle = damage(ENEMY_MINIONS, atk_of(AS_IT_DIED))
