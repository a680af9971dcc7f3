"""Whizbang's Workshop: Mage."""

from hsreplay_sim.cards.words import *


class MIS_107:
    """Malfunction.

    Deal 3 damage split among all enemy minions. If your deck has no minions, deal 3 more.
    """

    action = missiles(N, ENEMY_MINIONS) >> when(
        ~any_of(FRIENDLY_DECK & MINION), missiles(N2, ENEMY_MINIONS)
    )
