"""Treasures and passives of the Dalaran Heist (DALA)."""

from hsreplay_sim.cards.words import *


class DALA_744e:
    """Hagatha's Embrace Player Enchantment.

    At the start of your turn, give a random minion in your hand +1/+1.
    """

    events = with_keyword(
        turn_start(
            aim(
                random(FRIENDLY_HAND & MINION),
                give(TARGET, "DALA_744e2") >> cast_on("DALA_744d", TARGET),
            )
        ),
        0,
    )


class DALA_744e2:
    """Hagatha's Embrace. +1/+1."""

    atk = N
    max_health = N2


class DALA_744d:
    """Hagatha's Embrace Dummy Effects.

    Holds an effect for Hagatha's Embrace Player Enchantment (DALA 744e). (It does nothing itself.)
    """

    action = NOTHING
