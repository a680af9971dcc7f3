"""Journey to Un'Goro: Paladin."""

from hsreplay_sim.cards.words import *

SECRETS = first_of(
    discoverable(pool(A_SPELL, where=secret_card)),
    pool(A_SPELL, card_class=CardClass.PALADIN, where=secret_card),
)
"""Secrets of the own class, or the Paladin's."""


class UNG_011:
    """Hydrologist. Battlecry: Discover and cast a Secret."""

    action = when(
        says("and cast"),
        discover_then(SECRETS, put_secret(SUBJECT)),
        discover(SECRETS),
    )


class UNG_015:
    """Sunkeeper Tarim. Taunt. Battlecry: Set all other minions' Attack and Health to 3."""

    action = give(MINIONS - SELF, "UNG_015e")


class UNG_015e:
    """Watched. Stats changed to 3/3."""

    set_atk = N
    set_health = N2


class UNG_952:
    """Spikeridged Steed. Give a minion +2/+6 and Taunt. When it dies, summon a Stegodon."""

    targets = MINIONS
    action = give(TARGET, "UNG_952e")


class UNG_952e:
    """On a Stegodon. +2/+6 and Taunt. Deathrattle: Summon a Stegodon."""

    atk = N
    max_health = N2
    keywords = (TAUNT, DEATHRATTLE)
    deathrattle = summon("UNG_810")
