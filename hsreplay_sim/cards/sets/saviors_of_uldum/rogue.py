"""Saviors of Uldum: Rogue."""

from hsreplay_sim.cards.words import *


class ULD_186:
    """Pharaoh Cat. Battlecry: Add a random Reborn minion to your hand."""

    action = add_random(pool(A_MINION, where=reborn_card))


class ULD_285:
    """Hooked Scimitar. Combo: Gain +2 Attack."""

    combo = give(SELF, "ULD_285e")


class ULD_285e:
    """Polished. +2 Attack."""

    atk = N
