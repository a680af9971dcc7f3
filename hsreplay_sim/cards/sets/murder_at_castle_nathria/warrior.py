"""Murder at Castle Nathria: Warrior."""

from hsreplay_sim.cards.words import *


class REV_990:
    """Sanguine Depths. Deal 1 damage to a minion and give it +2 Attack."""

    targets = MINIONS
    activate = give(TARGET, "REV_990e") >> damage(TARGET, N)


class REV_990e:
    """Sinfall Boon. +2 Attack."""

    atk = N
