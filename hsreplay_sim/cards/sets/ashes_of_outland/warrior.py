"""Ashes of Outland: Warrior."""

from hsreplay_sim.cards.words import *


class BT_117:
    """Bladestorm. Deal 1 damage to all minions. Repeat until one dies."""

    action = repeat_until_one_dies(damage(MINIONS, N))


class BT_781:
    """Bulwark of Azzinoth.

    Whenever your hero would take damage, this loses 1 Durability instead.
    """

    events = before_damage(FRIENDLY & HERO, wear(SELF, N) >> prevent())
