"""One Night in Karazhan: Priest."""

from hsreplay_sim.cards.words import *


class KAR_035:
    """Priest of the Feast. Whenever you cast a spell, restore 3 Health to your hero."""

    events = when_played(FRIENDLY & SPELL, heal(FRIENDLY_HERO, N))
