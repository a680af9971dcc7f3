"""The Witchwood: Shaman."""

from hsreplay_sim.cards.words import *


class GIL_586:
    """Earthen Might.

    Give a minion +2/+2. If it's an Elemental, add a random Elemental to your hand.
    """

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "GIL_586e") >> when(
        any_of(TARGET & ELEMENTAL), add_random(pool(A_MINION, race=Race.ELEMENTAL))
    )


class GIL_586e:
    """Storm Hardened. +2/+2."""

    atk = N
    max_health = N2
