"""Cataclysm: warrior."""

from hsreplay_sim.cards.words import *


class CATA_580:
    """Cataclysmic War Axe. Battlecry: Herald {0}."""

    action = herald()


class CATA_580t:
    """Soldier of Ragnaros.

    Deathrattle: Deal {0} damage to a random enemy. Herald twice to upgrade.
    """

    deathrattle = damage(random(ENEMY_CHARACTERS), DATA1)
