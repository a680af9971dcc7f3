"""Ashes of Outland: Priest."""

from hsreplay_sim.cards.words import *


class BT_252:
    """Renew. Restore 3 Health. Discover a spell."""

    targets = target(CHARACTERS, optional=False)
    action = heal(TARGET, N) >> discover(discoverable(pool(A_SPELL)))
