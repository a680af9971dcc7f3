"""United in Stormwind with the Deadmines: Paladin."""

from hsreplay_sim.cards.words import *


class SW_315:
    """Alliance Bannerman. Battlecry: Draw a minion. Give minions in your hand +1/+1."""

    action = draw_from(FRIENDLY_DECK & MINION) >> give(FRIENDLY_HAND & MINION, "SW_315e")


class SW_315e:
    """Stormwind Pride. +1/+1."""

    atk = N
    max_health = N2
