"""Ashes of Outland with the first Demon Hunter cards: Warlock."""

from hsreplay_sim.cards.words import *


class BT_199:
    """Unstable Felbolt. Deal $3 damage to an enemy minion and a random friendly one."""

    targets = target(ENEMY_MINIONS, optional=False)
    action = damage(TARGET, N) >> damage(random(FRIENDLY_MINIONS), N)
