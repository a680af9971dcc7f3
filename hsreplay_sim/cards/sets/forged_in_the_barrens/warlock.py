"""Forged in the Barrens with the Wailing Caverns (2021): Warlock."""

from hsreplay_sim.cards.words import *


class BAR_914:
    """Imp Swarm (Rank 1). Summon a 3/2 Imp. (Upgrades when you have 5 Mana.)"""

    action = summon("BAR_914t3")
    summons = True
    next_rank = "BAR_914t"


class BAR_914t:
    """Imp Swarm (Rank 2). Summon two 3/2 Imps. (Upgrades when you have 10 Mana.)"""

    action = summon("BAR_914t3", 2)
    summons = True
    next_rank = "BAR_914t2"


class BAR_914t2:
    """Imp Swarm (Rank 3). Summon three 3/2 Imps."""

    action = summon("BAR_914t3", 3)
    summons = True
