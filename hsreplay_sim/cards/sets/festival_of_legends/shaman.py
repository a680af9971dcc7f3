"""Festival of Legends: Shaman."""

from hsreplay_sim.cards.words import *


class ETC_358:
    """Saxophone Soloist.

    Battlecry: If you control no other minions, add a Saxophone Soloist to your hand.
    """

    action = when(~any_of(FRIENDLY_MINIONS - SELF), add_card("ETC_358"))
