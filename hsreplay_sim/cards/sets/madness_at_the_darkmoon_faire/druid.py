"""Madness at the Darkmoon Faire with the Darkmoon Races: Druid."""

from hsreplay_sim.cards.words import *


class DMF_060:
    """Umbral Owl. Rush. Costs (1) less for each spell you've cast this game."""

    cost = -(N * SPELLS_CAST)


class YOP_025:
    """Dreaming Drake. Taunt. Corrupt: Gain +2/+2."""

    corrupt = "YOP_025t"
