"""Fractured in Alterac Valley: Mage."""

from hsreplay_sim.cards.words import *


class AV_212:
    """Siphon Mana. Deal 2 damage. Honorable Kill: Reduce the Cost of spells in your hand by (1)."""

    targets = CHARACTERS
    action = damage(TARGET, N)
    honorable_kill = give(FRIENDLY_HAND & SPELL, "AV_212e")


class AV_212e:
    """Kablow! Costs (1) less."""

    cost = -N
