"""The Grand Tournament: Shaman."""

from hsreplay_sim.cards.words import *


class AT_053:
    """Ancestral Knowledge. Draw 2 cards. Overload: (2)"""

    action = draw(N)
