"""Murder at Castle Nathria: Priest."""

from hsreplay_sim.cards.words import *


class REV_249:
    """The Light! It Burns! Deal damage to a minion equal to its Attack."""

    targets = target(MINIONS, optional=False)
    action = damage(TARGET, atk_of(TARGET))


class REV_252:
    """Clean the Scene. Destroy all minions with 3 or less Attack. Infuse (@): 6 or less."""

    action = destroy(MINIONS & atk_at_most(N))
    infuse = "REV_252t"


class REV_252t:
    """Clean the Scene. Infused Destroy all minions with 6 or less Attack."""

    action = destroy(MINIONS & atk_at_most(N))


class REV_290:
    """Cathedral of Atonement. Give a minion +2/+1 and draw a card."""

    targets = MINIONS
    activate = give(TARGET, "REV_290e") >> draw()


class REV_290e:
    """Atoned. +2/+1."""

    atk = N
    max_health = N2
