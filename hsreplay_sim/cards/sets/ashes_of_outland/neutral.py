"""Ashes of Outland: neutral."""

from hsreplay_sim.cards.words import *


class BT_715:
    """Bonechewer Brawler. Taunt. Whenever this minion takes damage, gain +2 Attack."""

    events = when_damaged(SELF, give(SELF, "BT_715e"))


class BT_715e:
    """Brawling. Increased Attack."""

    atk = of_creator(N)
