"""What the deck of an adventurer brings along to the Dalaran Heist (DALA) from earlier fights.

A discount stays on its card that is played (7 of 7: U195:8047, U358:5471).
"""

from hsreplay_sim.cards.words import *


class DALA_903e:
    """Lucky! Costs (0)."""

    set_cost = N
    stays = ALWAYS


class DALA_905e:
    """Right Hand Man. Always starts in your hand. (It is dealt there; in play it does nothing.)"""


class DALA_914e:
    """The Upper Hand. Costs (3) less."""

    cost = -N
    stays = ALWAYS
