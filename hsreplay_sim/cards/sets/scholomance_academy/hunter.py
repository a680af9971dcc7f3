"""Scholomance Academy: Hunter."""

from hsreplay_sim.cards.words import *


class SCH_133:
    """Wolpertinger. Battlecry: Summon a copy of this."""

    action = summon_copy(SELF)
