"""What the deck of an adventurer brings along to the Dalaran Heist (DALA) from earlier fights."""

from hsreplay_sim.cards.words import *


class DALA_903e:
    """Lucky! Costs (0)."""

    set_cost = N


class DALA_905e:
    """Right Hand Man. Always starts in your hand. (It is dealt there; in play it does nothing.)"""


class DALA_908e:
    """Stories Told. +2/+2."""

    atk = N
    max_health = N2


class DALA_914e:
    """The Upper Hand. Costs (3) less."""

    cost = -N
