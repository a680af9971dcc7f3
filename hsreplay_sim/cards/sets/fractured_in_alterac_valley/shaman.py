"""Fractured in Alterac Valley with Onyxia's Lair: Shaman."""

from hsreplay_sim.cards.words import *


class AV_260:
    """Sleetbreaker. Battlecry: Add a Windchill to your hand."""

    action = add_card("AV_266")


class AV_266:
    """Windchill. Freeze a minion. Draw a card."""

    targets = target(MINIONS, optional=False)
    action = freeze(TARGET) >> draw()
