"""Blackrock Mountain: Hunter."""

from hsreplay_sim.cards.words import *


class BRM_013:
    """Quick Shot. Deal 3 damage. If your hand is empty, draw a card."""

    targets = CHARACTERS
    action = damage(TARGET, N) >> when(~any_of(FRIENDLY_HAND), draw())


class BRM_014:
    """Core Rager. Battlecry: If your hand is empty, gain +3/+3."""

    action = when(count(FRIENDLY_HAND).equals(0), give(SELF, "BRM_014e"))
