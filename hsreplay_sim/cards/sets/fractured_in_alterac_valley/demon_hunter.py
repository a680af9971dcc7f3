"""Fractured in Alterac Valley: Demon Hunter."""

from hsreplay_sim.cards.words import *


class AV_261:
    """Flag Runner. Whenever a friendly minion dies, gain +1 Attack."""

    events = when_died(FRIENDLY & MINION & OTHERS, give(SELF, "AV_261e"))


class AV_261e:
    """Team Player. +1 Attack."""

    atk = N
