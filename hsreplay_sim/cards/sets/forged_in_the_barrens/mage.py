"""Forged in the Barrens: Mage."""

from hsreplay_sim.cards.words import *


class BAR_541:
    """Runed Orb. Deal 2 damage. Discover a spell."""

    targets = CHARACTERS
    action = damage(TARGET, N) >> discover(discoverable(pool(A_SPELL)))


class BAR_542:
    """Refreshing Spring Water. Draw 2 cards. Refresh 2 Mana Crystals for each spell drawn."""

    action = repeat(N, draw(1) >> refresh_mana(N2 * count(DRAWN & SPELL)))
