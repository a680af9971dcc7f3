"""Ashes of Outland: what demons sleep as for two turns."""

from hsreplay_sim.cards.words import *


class BT_737e:
    """Imprisoned. Dormant. Awaken in 2 turns."""

    events = turn_start(count_to_awaken())
