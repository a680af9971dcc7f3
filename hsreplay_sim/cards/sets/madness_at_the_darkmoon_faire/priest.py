"""Madness at the Darkmoon Faire: Priest."""

from hsreplay_sim.cards.words import *


class DMF_054:
    """Insight. Draw a minion. Corrupt: Reduce its Cost by (2)."""

    action = draw_from(FRIENDLY_DECK & MINION)
    corrupt = "DMF_054t"


class DMF_054e:
    """Insightful. Costs (2) less."""

    cost = -N


class DMF_054t:
    """Insight. Corrupted. Draw a minion. Reduce its Cost by (2)."""

    action = draw_from(FRIENDLY_DECK & MINION) >> give(DRAWN & IN_HAND, "DMF_054e")


class DMF_187:
    """Palm Reading. Discover a spell. Reduce the Cost of spells in your hand by (1)."""

    action = discover(discoverable(pool(A_SPELL))) >> give(FRIENDLY_HAND & SPELL, "DMF_187e")


class DMF_187e:
    """Palm Reading. Costs (1) less."""

    cost = -N
