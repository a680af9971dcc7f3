"""Perils in Paradise: Mage."""

from hsreplay_sim.cards.words import *


class VAC_435:
    """Marooned Archmage. Your first spell each turn costs (2) less."""

    aura = aura(FRIENDLY_HAND & SPELL, "VAC_435e", mine(NUM_SPELLS_PLAYED_THIS_TURN).equals(0))


class VAC_435e:
    """Marooned. Your first spell each turn costs (2) less."""

    cost = -N


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
