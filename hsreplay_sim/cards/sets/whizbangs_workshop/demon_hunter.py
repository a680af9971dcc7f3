"""Whizbang's Workshop: Demon Hunter."""

from hsreplay_sim.cards.words import *


class TOY_641:
    """Umpire's Grasp. Deathrattle: Draw a Demon and reduce its Cost by (2)."""

    deathrattle = draw_from(FRIENDLY_DECK & DEMON) >> give(DRAWN & IN_HAND, "GBL_002e")
