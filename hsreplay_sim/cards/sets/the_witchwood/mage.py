"""The Witchwood: Mage."""

from hsreplay_sim.cards.words import *


class GIL_664:
    """Vex Crow. Whenever you cast a spell, summon a random 2-Cost minion."""

    events = when_played(FRIENDLY & SPELL, summon_random(pool(A_MINION, cost=N)))
