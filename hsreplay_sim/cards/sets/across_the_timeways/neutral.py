"""Across the Timeways: neutral."""

from hsreplay_sim.cards.words import *


class TIME_059:
    """Living Paradox. Elusive. Battlecry: Summon two 2/1 Living Paradoxes with Elusive."""

    action = summon("TIME_059", 2)
