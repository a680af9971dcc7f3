"""The Lost City of Un'Goro: Priest."""

from hsreplay_sim.cards.words import *


class TLC_818:
    """Resuscitate. Resurrect a 1, 2, and 3-Cost minion. Give them Reborn."""

    action = (
        resurrect(random(FRIENDLY_DEAD_MINIONS & cost_is(N)), signed=True)
        >> keyword(MADE, REBORN)
        >> resurrect(random(FRIENDLY_DEAD_MINIONS & cost_is(N2)), signed=True)
        >> keyword(MADE, REBORN)
        >> resurrect(random(FRIENDLY_DEAD_MINIONS & cost_is(N3)), signed=True)
        >> keyword(MADE, REBORN)
    )
