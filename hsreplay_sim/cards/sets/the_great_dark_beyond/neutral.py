"""The Great Dark Beyond: neutral."""

from hsreplay_sim.cards.words import *


class GDB_142:
    """The Ceaseless Expanse.

    Costs (1) less for each time a card was drawn, played, or destroyed. Battlecry: Destroy all
    other minions.
    """

    action = destroy(MINIONS - SELF)
    cost = -(
        N
        * (
            mine(NUM_CARDS_DRAWN_THIS_GAME)
            + theirs(NUM_CARDS_DRAWN_THIS_GAME)
            + count(PLAYED_THIS_GAME + ENEMY_PLAYED_THIS_GAME)
            + count(DIED_THIS_GAME + ENEMY_DIED_THIS_GAME)
        )
    )


class GDB_320:
    """Eredar Brute. Taunt, Lifesteal. Costs (1) less for each enemy minion."""

    cost = -(N * count(ENEMY_MINIONS))
