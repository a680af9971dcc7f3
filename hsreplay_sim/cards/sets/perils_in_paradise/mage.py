"""Perils in Paradise: Mage."""

from hsreplay_sim.cards.words import *


class VAC_520:
    """Seabreeze Chalice.

    Deal 2 damage randomly split among all enemy minions. (3 Drinks left!)

    Before 212031: among all enemies.
    """

    action = missiles(N, either(says("minions"), ENEMY_MINIONS, ENEMY_CHARACTERS))


class VAC_520t:
    """Seabreeze Chalice.

    Deal 2 damage randomly split among all enemy minions. (2 Drinks left!)
    """

    action = missiles(N, either(says("minions"), ENEMY_MINIONS, ENEMY_CHARACTERS))


class VAC_520t2:
    """Seabreeze Chalice.

    Deal 2 damage randomly split among all enemy minions. (Last Drink!)
    """

    action = missiles(N, either(says("minions"), ENEMY_MINIONS, ENEMY_CHARACTERS))
