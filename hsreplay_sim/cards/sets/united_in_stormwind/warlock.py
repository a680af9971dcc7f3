"""United in Stormwind: Warlock."""

from hsreplay_sim.cards.words import *


class SW_084:
    """Bloodbound Imp. Whenever this attacks, deal 2 damage to your hero."""

    events = when_attacks(SELF, damage(FRIENDLY_HERO, N))


class SW_085:
    """Dark Alley Pact. Summon a Fiend with Taunt and stats equal to your hand size."""

    action = summon_sized(
        "SW_085t", count(FRIENDLY_HAND), count(FRIENDLY_HAND), cost=count(FRIENDLY_HAND)
    )
    summons = True
