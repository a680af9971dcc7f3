"""Voyage to the Sunken City: Hunter."""

from hsreplay_sim.cards.words import *


class TID_075:
    """Shellshot. Deal 3 damage to a random enemy minion. Repeat this with 1 less damage."""

    action = (
        damage(random(ENEMY_MINIONS), N)
        >> damage(random(ENEMY_MINIONS), N - 1)
        >> damage(random(ENEMY_MINIONS), N - 2)
    )


class TSC_072:
    """Conch's Call. Draw a Naga and a spell."""

    action = draw_from(FRIENDLY_DECK & NAGA) >> draw_from(FRIENDLY_DECK & SPELL)
