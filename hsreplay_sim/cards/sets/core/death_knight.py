"""Core: Death Knight."""

from hsreplay_sim.cards.words import *


class CORE_CATA_009:
    """Death's Advance. Freeze a character. Discover a spell."""

    targets = target(CHARACTERS, optional=False)
    action = freeze(TARGET) >> discover(discoverable(pool(A_SPELL)))
