"""One Night in Karazhan: Warlock."""

from hsreplay_sim.cards.words import *


class KAR_089:
    """Malchezaar's Imp. Whenever you discard a card, draw a card."""

    events = when_discarded(FRIENDLY, draw())
