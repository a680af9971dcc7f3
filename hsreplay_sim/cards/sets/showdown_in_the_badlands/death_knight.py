"""Showdown in the Badlands: Death Knight."""

from hsreplay_sim.cards.words import *


class WW_352:
    """Reap What You Sow. Deal 3 damage. Excavate a treasure."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N) >> excavate()
