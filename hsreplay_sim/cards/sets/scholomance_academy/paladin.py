"""Scholomance Academy: Paladin."""

from hsreplay_sim.cards.words import *


class SCH_247:
    """First Day of School. Add 2 random 1-Cost minions to your hand."""

    action = add_random(pool(A_MINION, cost=N2), N)


class SCH_526:
    """Lord Barov.

    Battlecry: Set the Health of all other minions to 1. Deathrattle: Deal 1 damage to all minions.
    """

    action = give(MINIONS - SELF, "SCH_526e")
    deathrattle = damage(MINIONS, N2)


class SCH_526e:
    """A Common Peasant. Health changed to 1."""

    set_health = N


class SCH_532:
    """Goody Two-Shields. Divine Shield. Spellburst: Gain Divine Shield."""

    spellburst = after_played(FRIENDLY & SPELL, shield(SELF))
