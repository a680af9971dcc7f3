"""Blackrock Mountain: Shaman."""

from hsreplay_sim.cards.words import *


class BRM_011:
    """Lava Shock. Deal 2 damage. Unlock your Overloaded Mana Crystals."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N) >> unlock_overload()


class BRM_012:
    """Fireguard Destroyer. Battlecry: Gain 1-4 Attack. Overload: (1)."""

    action = give(SELF, "BRM_012e", between(N, N2))


class BRM_012e:
    """On Fire! Increased Attack."""

    atk = DATA1
