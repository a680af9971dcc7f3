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
