"""The Grand Tournament: Shaman."""

from hsreplay_sim.cards.words import *


class AT_053:
    """Ancestral Knowledge. Draw 2 cards. Overload: (1)"""

    action = draw(N)
