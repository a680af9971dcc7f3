"""TITANS: Mage."""

from hsreplay_sim.cards.words import *


class TTN_475:
    """Unchained Gladiator.

    Battlecry: Draw a card. Repeat for each Elemental you played last turn. (@)
    """

    action = draw(1 + count(PLAYED_LAST_TURN & ELEMENTAL))
    hand_number = count(PLAYED_LAST_TURN & ELEMENTAL)


class YOG_519:
    """Tainted Remnant.

    Battlecry: If you played an Elemental last turn, deal 7 damage randomly split between all
    enemies.
    """

    action = when(any_of(PLAYED_LAST_TURN & ELEMENTAL), missiles(N))
