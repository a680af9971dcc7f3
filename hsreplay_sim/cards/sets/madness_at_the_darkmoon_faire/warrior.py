"""Madness at the Darkmoon Faire with the Darkmoon Races: Warrior."""

from hsreplay_sim.cards.words import *


class DMF_521:
    """Sword Eater. Taunt. Battlecry: Equip a 3/2 Sword."""

    action = equip("DMF_521t")
