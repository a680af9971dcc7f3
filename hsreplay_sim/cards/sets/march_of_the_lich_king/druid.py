"""March of the Lich King: Druid."""

from hsreplay_sim.cards.words import *


class NX2_011:
    """Life from Death. Draw 3 cards. Infuse: This costs (1)."""

    action = draw(N)
    infuse = "NX2_011t"


class NX2_011t:
    """Life from Death. Infused. Draw 3 cards."""

    action = draw(N)
