"""Cataclysm: Mage."""

from hsreplay_sim.cards.words import *


class CATA_484:
    """Winterspring Whelp. Battlecry:Discover a 1-Cost spell from any class."""

    action = discover(pool(A_SPELL, cost=N))


class CATA_485:
    """Sleet Storm. Deal 2 damage. Deal 1 damage to a random enemy minion."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N) >> damage(random(ENEMY_MINIONS), N2)
