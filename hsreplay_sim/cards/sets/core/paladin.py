"""The Core set: Paladin."""

from hsreplay_sim.cards.words import *


class CS3_016:
    """Reckoning. Secret: After an enemy minion deals 3 or more damage, destroy it."""

    secret = when_deals_damage(ENEMY_MINIONS & ALIVE, destroy(TARGET), only=AMOUNT >= N)
