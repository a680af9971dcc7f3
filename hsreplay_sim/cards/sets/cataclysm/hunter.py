"""Cataclysm: Hunter."""

from hsreplay_sim.cards.words import *


class MEND_305:
    """Nurturing Nature. Give a friendly Beast +2/+2. Give a random Beast in your hand +2/+2."""

    targets = target(FRIENDLY_MINIONS & BEAST, optional=False)
    action = give(TARGET, "MEND_305e") >> give(random(FRIENDLY_HAND & BEAST), "MEND_305e")


class MEND_305e:
    """One with Nature. +2/+2."""

    atk = N
    max_health = N2
