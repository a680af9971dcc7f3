"""Ashes of Outland with the first Demon Hunter cards: Shaman."""

from hsreplay_sim.cards.words import *


class BT_100:
    """Serpentshrine Portal. Deal $3 damage. Summon a random 3-Cost minion. Overload: (1)"""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N) >> summon_random(pool(A_MINION, cost=N2))


class BT_110:
    """Torrent. Deal 8 damage to a minion. Costs (3) less if you cast a spell last turn."""

    cost = -(N2 * as_number(MY_TURN & any_of(PLAYED_LAST_TURN & SPELL)))
    targets = target(MINIONS, optional=False)
    action = damage(TARGET, N)


class BT_115:
    """Marshspawn. Battlecry: If you cast a spell last turn, Discover a spell."""

    action = when(any_of(PLAYED_LAST_TURN & SPELL), discover(discoverable(pool(A_SPELL))))
