"""Passives of Duels: what lies on their player."""

from hsreplay_sim.cards.words import *


class PVPDR_BAR_Passive25:
    """Divine Illumination.

    After you cast your first Holy spell in a turn, Discover a card from your class.
    """

    action = give(FRIENDLY_PLAYER, "PVPDR_BAR_Passive25e1")


class PVPDR_BAR_Passive25e1:
    """Divine Illumination Enchantment.

    After you cast your first Holy spell in a turn, Discover a card from your class.

    Whether one was cast is kept until the next turn, of either player (U435:7818, 8053).
    """

    events = (
        with_keyword(turn_start(set_tag(SOURCE, TAG_SCRIPT_DATA_NUM_1, 0), BOTH_PLAYERS), 0),
        after_played(
            FRIENDLY & SPELL & school(SpellSchool.HOLY),
            discover(of_my_class(pool())) >> set_tag(SOURCE, TAG_SCRIPT_DATA_NUM_1, 1),
            only=DATA1.equals(0),
        ),
    )


class PVPDR_SCH_Passive07e1:
    """Robes of Shrinking Player Enchantment.

    After you draw a spell, reduce its Cost by (1) this turn. (PVPDR_SCH_Passive07; U329:4541.)
    """

    events = with_keyword(when_drawn(FRIENDLY & SPELL, give(SUBJECT, "PVPDR_SCH_Passive07e2")), 0)


class PVPDR_SCH_Passive07e2:
    """Robes of Shrinking."""

    cost = -of_card("PVPDR_SCH_Passive07", N)


class PVPDR_SCH_Passive09:
    """Robe of the Apprentice. Spell Damage +1"""

    action = give(FRIENDLY_PLAYER, "LOOTA_825e")


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


class PVPDR_SCH_Passive23:
    """Fireshaper. After you cast a spell, deal $1 damage to a random enemy."""

    action = give(FRIENDLY_PLAYER, "PVPDR_SCH_Passive23e")


class PVPDR_SCH_Passive23e:
    """Fireshaper. After you cast a spell, deal $1 damage to a random enemy."""

    events = after_played(FRIENDLY & SPELL, damage(random(ENEMY_CHARACTERS), N))
