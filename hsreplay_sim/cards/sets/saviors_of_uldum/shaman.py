"""Saviors of Uldum: Shaman."""

from hsreplay_sim.cards.words import *


class ULD_172:
    """Plague of Murlocs. Transform all minions into random Murlocs."""

    action = transform_random(MINIONS, pool(A_MINION, race=Race.MURLOC))


class ULD_173:
    """Vessina. While you're Overloaded, your other minions have +2 Attack."""

    aura = aura(
        FRIENDLY_MINIONS - SELF,
        "ULD_173e",
        only=(mine(OVERLOAD_OWED) >= 1) | (mine(OVERLOAD_LOCKED) >= 1),
    )


class ULD_173e:
    """Vessina's Devotion. Vessina is granting this minion +2 Attack."""

    undispellable = True
    atk = N
