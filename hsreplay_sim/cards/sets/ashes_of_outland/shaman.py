"""Ashes of Outland with the first Demon Hunter cards: Shaman."""

from hsreplay_sim.cards.words import *


class BT_115:
    """Marshspawn. Battlecry: If you cast a spell last turn, Discover a spell."""

    action = when(any_of(PLAYED_LAST_TURN & SPELL), discover(discoverable(pool(A_SPELL))))
