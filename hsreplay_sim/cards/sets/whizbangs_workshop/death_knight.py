"""Whizbang's Workshop: Death Knight."""

from hsreplay_sim.cards.words import *


class TOY_826:
    """Threads of Despair.

    Give all minions "Deathrattle: Deal 1 damage to all minions."
    """

    action = give(MINIONS, "TOY_826e")


class TOY_826e:
    """Threads of the Dead. Deathrattle: Deal 1 damage to all minions."""

    keywords = (DEATHRATTLE,)
    deathrattle = damage(MINIONS, of_card("TOY_826e", N))
