"""One Night in Karazhan: Warlock."""

from hsreplay_sim.cards.words import *


class KAR_025:
    """Kara Kazham! Summon a 1/1 Candle, 2/2 Broom, and 3/3 Teapot."""

    action = summon("KAR_025a") >> summon("KAR_025b") >> summon("KAR_025c")


class KAR_089:
    """Malchezaar's Imp. Whenever you discard a card, draw a card."""

    events = when_discarded(FRIENDLY, draw())


class KAR_205:
    """Silverware Golem. If you discard this minion, summon it."""

    on_discard = summon("KAR_205")
