"""Forged in the Barrens: Mage."""

from hsreplay_sim.cards.words import *


class BAR_541:
    """Runed Orb. Deal 2 damage. Discover a spell."""

    targets = CHARACTERS
    action = damage(TARGET, N) >> discover(discoverable(pool(A_SPELL)))
