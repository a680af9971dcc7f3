"""Voyage to the Sunken City: Warrior."""

from hsreplay_sim.cards.words import *


class TID_716:
    """Tidal Revenant. Battlecry: Deal 5 damage. Gain 8 Armor."""

    targets = CHARACTERS
    action = damage(TARGET, N) >> armor(N2)


class TSC_941:
    """Guard the City. Gain 3 Armor. Summon a 2/3 Naga with Taunt."""

    action = armor(N) >> summon("TSC_941t")
