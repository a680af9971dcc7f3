"""United in Stormwind: Rogue."""

from hsreplay_sim.cards.words import *


class SW_412:
    """SI:7 Extortion. Tradeable. Deal 3 damage to an undamaged character."""

    targets = CHARACTERS & UNHURT
    action = damage(TARGET, N)
