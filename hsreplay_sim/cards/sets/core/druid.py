"""Core: Druid."""

from hsreplay_sim.cards.words import *


class CS3_012:
    """Nordrassil Druid. Battlecry: The next spell you cast this turn costs (3) less."""

    action = give(FRIENDLY_PLAYER, "CS3_012e")


class CS3_012e:
    """Nature's Rite. Your next spell this turn costs (3) less."""

    aura = cost_change(FRIENDLY_HAND & SPELL, -N)
    events = until_played(FRIENDLY & SPELL)
