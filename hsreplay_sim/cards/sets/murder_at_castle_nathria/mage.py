"""Murder at Castle Nathria: Mage."""

from hsreplay_sim.cards.words import *


class REV_505:
    """Cold Case. Summon two 2/2 Volatile Skeletons. Gain 4 Armor."""

    action = summon("REV_845", 2) >> armor(N3)


class REV_602:
    """Nightcloak Sanctum. Freeze a minion. Summon a 2/2 Volatile Skeleton."""

    targets = MINIONS
    activate = freeze(TARGET) >> summon("REV_845")
