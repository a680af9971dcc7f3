"""Ashes of Outland: Warrior."""

from hsreplay_sim.cards.words import *


class BT_781:
    """Bulwark of Azzinoth.

    Whenever your hero would take damage, this loses 1 Durability instead.
    """

    events = before_damage(FRIENDLY & HERO, wear(SELF, N) >> prevent())
