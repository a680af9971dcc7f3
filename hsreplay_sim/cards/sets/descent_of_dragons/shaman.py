"""Descent of Dragons with Galakrond's Awakening: Shaman."""

from hsreplay_sim.cards.words import *


class DRG_238p4:
    """Galakrond's Fury. Summon a 2/1 Elemental with Rush."""

    action = summon("DRG_238t14t3")
    summons = True
