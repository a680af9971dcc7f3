"""Across the Timeways: Demon Hunter."""

from hsreplay_sim.cards.words import *


class TIME_443:
    """Hounds of Fury.

    Summon two 3/2 Demons. If your deck has no minions, they attack the lowest Health enemy.
    """

    action = together(summon("TIME_443t2"), summon("TIME_443t", beside=1)) >> when(
        ~any_of(FRIENDLY_DECK & MINION),
        attacks(MADE, random(lowest(ENEMY_CHARACTERS, HEALTH))),
    )
