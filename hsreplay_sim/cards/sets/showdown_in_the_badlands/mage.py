"""Showdown in the Badlands: Mage."""

from hsreplay_sim.cards.words import *


class WW_009:
    """Cryopreservation. Freeze an enemy. Excavate a treasure."""

    targets = target(ENEMY_CHARACTERS, optional=False)
    action = freeze(TARGET) >> excavate()
