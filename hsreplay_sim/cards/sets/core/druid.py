"""Core: Druid."""

from hsreplay_sim.cards.words import *


class CORE_CATA_006:
    """Ulfar.

    Battlecry: Give your other minions "Deathrattle: Summon a minion with this minion's Cost."
    """

    action = give(FRIENDLY_MINIONS - SELF, "CORE_CATA_006e")


class CORE_CATA_006e:
    """Thornspeakers' Spirit. Deathrattle: Summon a random minion of the same Cost."""

    keywords = (DEATHRATTLE,)
    deathrattle = summon_of_cost(cost_of(SELF), SELF)


class CS3_012:
    """Nordrassil Druid. Battlecry: The next spell you cast this turn costs (3) less."""

    action = give(FRIENDLY_PLAYER, "CS3_012e")


class CS3_012e:
    """Nature's Rite. Your next spell this turn costs (3) less."""

    aura = cost_change(FRIENDLY_HAND & SPELL, -N)
    events = until_played(FRIENDLY & SPELL)
