"""Into the Emerald Dream: Priest."""

from hsreplay_sim.cards.words import *


class EDR_461t:
    """Ritual of the Full Moon. Summon two random 6-Cost minions."""

    action = summon_random(pool(A_MINION, cost=N), 2, signed=True)
    summons = True
