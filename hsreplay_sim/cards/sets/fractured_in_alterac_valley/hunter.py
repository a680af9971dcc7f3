"""Fractured in Alterac Valley with Onyxia's Lair: Hunter."""

from hsreplay_sim.cards.words import *


class ONY_010:
    """Dragonbane Shot. Deal 2 damage. Honorable Kill: Add a Dragonbane Shot to your hand."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N)
    honorable_kill = add_card("ONY_010")
