"""Perils in Paradise: Hunter."""

from hsreplay_sim.cards.words import *


class VAC_960:
    """Trusty Fishing Rod. After your hero attacks, summon a 1-Cost minion from your deck."""

    events = after_attack(
        FRIENDLY & HERO, recruit(random(FRIENDLY_DECK & MINION & cost_is(N)), noted=False)
    )
