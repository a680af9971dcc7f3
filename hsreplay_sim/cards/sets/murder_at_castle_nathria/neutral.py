"""Murder at Castle Nathria: neutral."""

from hsreplay_sim.cards.words import *


class REV_375:
    """Stoneborn General. Rush. Deathrattle: Summon an 8/8 Gravewing with Rush."""

    deathrattle = summon("REV_375t")


class REV_845:
    """Volatile Skeleton. Deathrattle: Deal 2 damage to a random enemy."""

    deathrattle = damage(random(ENEMY_CHARACTERS), N)
