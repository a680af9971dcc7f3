"""Across the Timeways: Warrior."""

from hsreplay_sim.cards.words import *


class TIME_750:
    """Precursory Strike.

    Deal 3 damage. If you're holding a minion that costs (5) or more, draw a minion.
    """

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N) >> when(
        any_of(FRIENDLY_HAND & MINION & cost_at_least(N2)), draw_from(FRIENDLY_DECK & MINION)
    )
