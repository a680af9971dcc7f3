"""The Great Dark Beyond: Death Knight."""

from hsreplay_sim.cards.words import *


class GDB_468:
    """Wakener of Souls.

    Taunt, Reborn. Deathrattle: Resurrect a different friendly Deathrattle minion.
    """

    deathrattle = resurrect(random((DIED_THIS_GAME & MINION & has(DEATHRATTLE)) - card("GDB_468")))


class GDB_475:
    """Orbital Moon.

    Give a minion Taunt and Lifesteal. If you played an adjacent card this turn, also give it
    Reborn.
    """

    targets = target(MINIONS, optional=False)
    action = (
        keyword(TARGET, TAUNT)
        >> keyword(TARGET, LIFESTEAL)
        >> when(DATA1 >= 1, keyword(TARGET, REBORN))
    )
    in_hand = NOTES_A_NEIGHBOUR
