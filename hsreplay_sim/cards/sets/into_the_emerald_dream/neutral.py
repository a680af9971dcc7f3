"""Into the Emerald Dream: neutral."""

from hsreplay_sim.cards.words import *


class EDR_572:
    """Tormented Dreadwing. Deathrattle: Draw 2 Dragons. Reduce their Costs by (1)."""

    deathrattle = repeat(N, draw_from(FRIENDLY_DECK & DRAGON) >> give(DRAWN & IN_HAND, "GBL_003e"))
