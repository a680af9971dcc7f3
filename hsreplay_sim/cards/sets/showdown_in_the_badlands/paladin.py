"""Showdown in the Badlands: Paladin."""

from hsreplay_sim.cards.words import *


class DEEP_033:
    """Fossilized Kaleidosaur.

    Battlecry: Gain two random bonus effects. Excavate a treasure.
    """

    action = bonus_effect(SELF, 2) >> excavate()


class WW_341:
    """Deputization Aura. Your left-most minion has +2 Attack and Lifesteal. Lasts @ turns.

    It leaves a dying minion if another lives (U363:12324), else it stays to the end (U148a:6742).
    """

    aura = aura(leftmost(FRIENDLY_MINIONS, living=True), "WW_341e")
    objective = LASTS


class WW_341e:
    """My Favorite Deputy. +2 Attack and Lifesteal."""

    atk = N
    keywords = (LIFESTEAL,)
