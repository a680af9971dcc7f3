"""Ashes of Outland: Rogue."""

from hsreplay_sim.cards.words import *


class BT_707:
    """Ambush.

    Secret: After your opponent plays a minion, summon a 2/3 Ambusher with Poisonous.
    """

    secret = after_played(ENEMY & MINION, summon("BT_707t"), ROOM)


class BT_709:
    """Dirty Tricks. Secret: After your opponent casts a spell, draw 2 cards."""

    secret = after_played(ENEMY & SPELL, draw(N))
