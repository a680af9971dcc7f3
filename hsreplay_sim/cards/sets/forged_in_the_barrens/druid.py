"""Forged in the Barrens with the Wailing Caverns: Druid."""

from hsreplay_sim.cards.words import *


class BAR_534:
    """Pride's Fury. Give your minions +1/+3."""

    action = give(FRIENDLY_MINIONS, "BAR_534e")


class BAR_534e:
    """Overrun. +1/+3."""

    atk = N
    max_health = N2
