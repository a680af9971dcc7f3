"""The Grand Tournament: Paladin."""

from hsreplay_sim.cards.words import *


class AT_073:
    """Competitive Spirit. Secret: When your turn starts, give your minions +1/+1."""

    secret = turn_start(give(FRIENDLY_MINIONS, "AT_073e"), only=any_of(FRIENDLY_MINIONS))


class AT_073e:
    """Competitive Spirit. +1/+1."""

    atk = N
    max_health = N2


class AT_076:
    """Murloc Knight. Inspire: Summon a random Murloc."""

    inspire = summon_random(pool(A_MINION, race=Race.MURLOC))


class AT_077:
    """Argent Lance.

    Battlecry: Reveal a minion in each deck. If yours costs more, +1 Durability.
    """

    action = joust(give(SELF, "AT_077e"))


class AT_077e:
    """Argent Lance. +1 Durability."""

    max_health = N
