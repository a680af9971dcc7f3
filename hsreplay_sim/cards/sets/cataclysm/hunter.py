"""Cataclysm: Hunter."""

from hsreplay_sim.cards.words import *

IS_ROOM = ROOM & (DATA1 >= 1)
LEFTOVERS = repeat_while(IS_ROOM, summon("CATA_550t") >> add_tag(SELF, TAG_SCRIPT_DATA_NUM_1, -1))
"""Magmaw's Body, as often as one is left and there is room."""


class CATA_550:
    """Magmaw. Colossal +99 Summon any leftover appendages when there is room."""

    events = (
        when_summoned(SELF, LEFTOVERS),
        when_died(FRIENDLY & MINION & OTHERS, LEFTOVERS, IS_ROOM, last=True),
        with_keyword(on("option_taken", BOTH_PLAYERS, LEFTOVERS, only=IS_ROOM), 0),
    )


class CATA_550e1:
    """Stampede. +2 Attack."""

    atk = N


class CATA_550t:
    """Magmaw's Body. Deathrattle: Give a random friendly minion +2 Attack."""

    deathrattle = give(random(FRIENDLY_MINIONS), "CATA_550e1")


class MEND_305:
    """Nurturing Nature. Give a friendly Beast +2/+2. Give a random Beast in your hand +2/+2."""

    targets = target(FRIENDLY_MINIONS & BEAST, optional=False)
    action = give(TARGET, "MEND_305e") >> give(random(FRIENDLY_HAND & BEAST), "MEND_305e")


class MEND_305e:
    """One with Nature. +2/+2."""

    atk = N
    max_health = N2
