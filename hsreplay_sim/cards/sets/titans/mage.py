"""TITANS: Mage."""

from hsreplay_sim.cards.words import *


class TTN_475:
    """Unchained Gladiator.

    Battlecry: Draw a card. Repeat for each Elemental you played last turn. (@)
    """

    action = draw(1 + count(PLAYED_LAST_TURN & ELEMENTAL))
    hand_number = count(PLAYED_LAST_TURN & ELEMENTAL)
