"""The Grand Tournament: Paladin."""

from hsreplay_sim.cards.words import *


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
