"""Passives of Duels: what lies on their player."""

from hsreplay_sim.cards.words import *


class PVPDR_SCH_Passive07e1:
    """Robes of Shrinking Player Enchantment.

    After you draw a spell, reduce its Cost by (1) this turn. (PVPDR_SCH_Passive07; U329:4541.)
    """

    events = with_keyword(when_drawn(FRIENDLY & SPELL, give(SUBJECT, "PVPDR_SCH_Passive07e2")), 0)


class PVPDR_SCH_Passive07e2:
    """Robes of Shrinking."""

    cost = -of_card("PVPDR_SCH_Passive07", N)


class PVPDR_SCH_Passive17e:
    """Recycling Player Enchantment.

    After a friendly minion dies, gain 1 armor. (PVPDR_SCH_Passive17; U435:7348.)
    """

    events = when_died(
        FRIENDLY & MINION,
        armor(of_card("PVPDR_SCH_Passive17", N))
        >> cast_on("PVPDR_SCH_Passive17d", FRIENDLY_HERO)
        >> show_passive("PVPDR_SCH_Passive17"),
    )
