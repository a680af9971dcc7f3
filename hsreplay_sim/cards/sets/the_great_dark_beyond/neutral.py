"""The Great Dark Beyond: neutral."""

from hsreplay_sim.cards.words import *


class GDB_320:
    """Eredar Brute. Taunt, Lifesteal. Costs (1) less for each enemy minion."""

    cost = -(N * count(ENEMY_MINIONS))
