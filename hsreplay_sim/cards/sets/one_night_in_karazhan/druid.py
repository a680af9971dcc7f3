"""One Night in Karazhan: Druid."""

from hsreplay_sim.cards.words import *


class KAR_065:
    """Menagerie Warden. Battlecry: Choose a friendly Beast. Summon a copy of it."""

    targets = FRIENDLY_MINIONS & BEAST
    action = summon_copy(TARGET)


class KAR_075:
    """Moonglade Portal. Restore 6 Health. Summon a random 6-Cost minion."""

    targets = target(CHARACTERS, optional=False)
    action = heal(TARGET, N) >> summon_random(pool(A_MINION, cost=N2))
