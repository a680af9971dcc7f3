"""Madness at the Darkmoon Faire: Priest."""

from hsreplay_sim.cards.words import *


class DMF_187:
    """Palm Reading. Discover a spell. Reduce the Cost of spells in your hand by (1)."""

    action = discover(discoverable(pool(A_SPELL))) >> give(FRIENDLY_HAND & SPELL, "DMF_187e")


class DMF_187e:
    """Palm Reading. Costs (1) less."""

    cost = -N
