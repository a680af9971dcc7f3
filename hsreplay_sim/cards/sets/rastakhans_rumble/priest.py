"""Rastakhan's Rumble: Priest."""

from hsreplay_sim.cards.words import *


class TRL_097:
    """Seance. Choose a minion. Add a copy of it to your hand. (It is not signed: U523:12582.)"""

    targets = target(MINIONS, optional=False)
    action = copy_to_hand(TARGET, signed=False)


class TRL_408:
    """Grave Horror. Taunt. Costs (1) less for each spell you've cast this game."""

    cost = -(N * SPELLS_CAST)
