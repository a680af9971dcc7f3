"""Fractured in Alterac Valley: Rogue."""

from hsreplay_sim.cards.words import *


class AV_203p:
    """Sleight of Hand. The next card you play this turn costs (2) less."""

    action = give(FRIENDLY_PLAYER, "AV_203po")


class AV_203po:
    """Sleight of Hand. The next card you play this turn costs (2) less."""

    aura = aura(FRIENDLY_HAND, "AV_203pe")
    events = until_played(FRIENDLY)


class AV_203pe:
    """Sleight of Hand. The next card you play this turn costs (2) less."""

    cost = -N


class AV_710:
    """Reconnaissance. Discover a Deathrattle minion from another class. It costs (2) less."""

    action = discover(any_class_but_mine(pool(A_MINION, where=deathrattle_card))) >> give(
        MADE & IN_HAND, "AV_710e"
    )


class AV_710e:
    """Contracted. Costs (2) less."""

    cost = -N
