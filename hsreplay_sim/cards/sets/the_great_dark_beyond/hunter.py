"""The Great Dark Beyond: Hunter."""

from hsreplay_sim.cards.words import *


class SC_008:
    """Hydralisk.

    Battlecry: Deal 2 damage to a random enemy. Repeat for each other Zerg minion you control.
    """

    action = repeat(
        1 + count((FRIENDLY_MINIONS & has(ZERG)) - SELF), damage(random(ENEMY_CHARACTERS), N)
    )
