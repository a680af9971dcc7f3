"""Murder at Castle Nathria with the Maw and Disorder: Paladin."""

from hsreplay_sim.cards.words import *


class REV_952:
    """Sinful Sous Chef. Deathrattle: Add 2 Silver Hand Recruits to your hand."""

    deathrattle = add_card("CS2_101t", N)


class REV_983:
    """Great Hall. Set a minion's Attack and Health to 3."""

    targets = MINIONS
    activate = give(TARGET, "REV_983e")


class REV_983e:
    """Good Food. Stats changed to 3/3."""

    set_atk = N
    set_health = N2
