"""Across the Timeways: neutral."""

from hsreplay_sim.cards.words import *


class TIME_003:
    """Portal Vanguard. Rewind. Battlecry: Draw a random minion. Give it +2/+2."""

    action = draw_from(FRIENDLY_DECK & MINION) >> give(DRAWN & IN_HAND, "TIME_003e")


class TIME_003e:
    """Guarding Time. +2/+2."""

    atk = N
    max_health = N2


class TIME_059:
    """Living Paradox. Elusive. Battlecry: Summon two 2/1 Living Paradoxes with Elusive."""

    action = summon("TIME_059", 2)
