"""Ashes of Outland: Mage."""

from hsreplay_sim.cards.words import *


class BT_002:
    """Incanter's Flow. Reduce the Cost of spells in your deck by (1)."""

    action = give(FRIENDLY_DECK & SPELL, "BT_002e")


class BT_002e:
    """Incanter's Flow. Costs (1) less."""

    cost = -N


class BT_014:
    """Starscryer. Deathrattle: Draw a spell."""

    deathrattle = draw_from(FRIENDLY_DECK & SPELL)
