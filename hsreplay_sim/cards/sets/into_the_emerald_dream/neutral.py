"""Into the Emerald Dream: neutral."""

from hsreplay_sim.cards.words import *


class EDR_572:
    """Tormented Dreadwing. Deathrattle: Draw 2 Dragons. Reduce their Costs by (1)."""

    deathrattle = repeat(N, draw_from(FRIENDLY_DECK & DRAGON) >> give(DRAWN & IN_HAND, "GBL_003e"))


class EDR_889:
    """Petal Peddler. At the end of your turn, give another random friendly Dragon +1/+1."""

    events = turn_end(give(random((FRIENDLY_MINIONS & DRAGON) - SELF), "EDR_889e"))


class EDR_889e:
    """Flowery. +1/+1."""

    atk = N
    max_health = N2
