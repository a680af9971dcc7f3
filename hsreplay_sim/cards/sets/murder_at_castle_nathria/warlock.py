"""Murder at Castle Nathria: Warlock."""

from hsreplay_sim.cards.words import *


class REV_239:
    """Suffocating Shadows. When you play or discard this, destroy a random enemy minion."""

    action = destroy(random(ENEMY_MINIONS))
    on_discard = destroy(random(ENEMY_MINIONS))
