"""United in Stormwind: Priest."""

from hsreplay_sim.cards.words import *


class SW_441:
    """Shard of the Naaru. Tradeable Silence all enemy minions."""

    action = silence(ENEMY_MINIONS)
