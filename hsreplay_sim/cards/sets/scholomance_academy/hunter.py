"""Scholomance Academy: Hunter."""

from hsreplay_sim.cards.words import *


class SCH_133:
    """Wolpertinger. Battlecry: Summon a copy of this."""

    action = summon_copy(SELF)


class SCH_244:
    """Teacher's Pet. Taunt. Deathrattle: Summon a random 3-Cost Beast."""

    deathrattle = summon_random(pool(A_MINION, cost=N, race=Race.BEAST))
