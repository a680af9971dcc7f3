"""Murder at Castle Nathria with the Maw and Disorder: Paladin."""

from hsreplay_sim.cards.words import *


class MAW_015:
    """Jury Duty. Summon two Silver Hand Recruits. Give your Silver Hand Recruits +1/+1."""

    action = summon("CS2_101t", 2) >> give(FRIENDLY_MINIONS & card("CS2_101t"), "MAW_015e")


class MAW_015e:
    """Jury Summons. +1/+1."""

    atk = N
    max_health = N2


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
