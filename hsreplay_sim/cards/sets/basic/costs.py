"""Enchantments that many cards share: what changes the cost of a card in hand.

Before build 25770 the data have none of them, so their numbers are written here.
"""

from hsreplay_sim.cards.words import *


class GBL_001e:
    """Costs (1)."""

    set_cost = 1


class GBL_002e:
    """Costs (2) less."""

    cost = -2


class GBL_003e:
    """Costs (1) less."""

    cost = -1


class GBL_004e:
    """Costs (3) less."""

    cost = -3


class GBL_005e:
    """Costs (2) more."""

    cost = 2


class GBL_006e:
    """Costs (2)."""

    set_cost = 2


class GBL_007e:
    """Costs (10)."""

    set_cost = 10


class GBL_008e:
    """Costs (4) less."""

    cost = -4


class GBL_009e:
    """Costs (0)."""

    set_cost = 0


class GBL_010e:
    """Costs (3)."""

    set_cost = 3


class GBL_011e:
    """Costs (5) less."""

    cost = -5


class GBL_012e:
    """Costs (6) less."""

    cost = -6


class GBL_013e:
    """Costs (7) less."""

    cost = -7


class GBL_016e:
    """Costs (1) more."""

    cost = 1


class GBL_017e:
    """Costs (5)."""

    set_cost = 5


class GBL_050e:
    """Costs less."""

    cost = -DATA1
