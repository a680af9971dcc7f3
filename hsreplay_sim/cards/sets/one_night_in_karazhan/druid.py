"""One Night in Karazhan: Druid."""

from hsreplay_sim.cards.words import *


class KAR_075:
    """Moonglade Portal. Restore 6 Health. Summon a random 6-Cost minion."""

    targets = target(CHARACTERS, optional=False)
    action = heal(TARGET, N) >> summon_random(pool(A_MINION, cost=N2))
