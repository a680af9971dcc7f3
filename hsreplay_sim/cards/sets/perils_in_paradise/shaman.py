"""Perils in Paradise: Shaman."""

from hsreplay_sim.cards.words import *


class VAC_305:
    """Frosty Décor. Summon two 2/4 Elementals with Taunt and "Deathrattle: Gain 4 Armor"."""

    action = summon("VAC_305t", 2)
    summons = True


class VAC_305t:
    """Ice Sculpture. Taunt. Deathrattle: Gain 4 Armor."""

    deathrattle = armor(N)
