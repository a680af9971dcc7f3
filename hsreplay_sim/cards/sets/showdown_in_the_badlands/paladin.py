"""Showdown in the Badlands: Paladin."""

from hsreplay_sim.cards.words import *


class DEEP_033:
    """Fossilized Kaleidosaur.

    Battlecry: Gain two random bonus effects. Excavate a treasure.
    """

    action = bonus_effect(SELF, 2) >> excavate()
