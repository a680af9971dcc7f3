"""The Witchwood: Warlock."""

from hsreplay_sim.cards.words import *


class GIL_608:
    """Witchwood Imp. StealthDeathrattle: Give a random friendly minion +2 Health."""

    deathrattle = give(random(FRIENDLY_MINIONS), "GIL_608e")


class GIL_608e:
    """Infusion. +2 Health."""

    max_health = N
