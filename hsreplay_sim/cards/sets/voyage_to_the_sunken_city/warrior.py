"""Voyage to the Sunken City: Warrior."""

from hsreplay_sim.cards.words import *


class TID_716:
    """Tidal Revenant. Battlecry: Deal 5 damage. Gain 8 Armor."""

    targets = CHARACTERS
    action = damage(TARGET, N) >> armor(N2)
