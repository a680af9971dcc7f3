"""The Lost City of Un'Goro: Rogue."""

from hsreplay_sim.cards.words import *


class TLC_516:
    """Neferset Weaponsmith.

    Battlecry: Get a random weapon from another class. Combo: Give it +2 Attack.
    """

    action = add_random(any_class_but_mine(pool(A_WEAPON)))
    combo = add_random(any_class_but_mine(pool(A_WEAPON))) >> give(MADE & IN_HAND, "TLC_516e")


class TLC_516e:
    """Wicked Weaponry. +2 Attack."""

    atk = N
