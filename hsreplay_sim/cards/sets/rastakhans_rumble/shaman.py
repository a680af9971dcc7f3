"""Rastakhan's Rumble: Shaman."""

from hsreplay_sim.cards.words import *


class TRL_352:
    """Likkim. Has +2 Attack while you have Overloaded Mana Crystals."""

    atk = N * as_number((mine(OVERLOAD_OWED) >= 1) | (mine(OVERLOAD_LOCKED) >= 1))
