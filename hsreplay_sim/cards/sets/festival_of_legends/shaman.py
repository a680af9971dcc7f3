"""Festival of Legends: Shaman."""

from hsreplay_sim.cards.words import *


class ETC_358:
    """Saxophone Soloist.

    Battlecry: If you control no other minions, add a Saxophone Soloist to your hand.
    """

    action = when(~any_of(FRIENDLY_MINIONS - SELF), add_card("ETC_358"))


class ETC_359:
    """Flowrider. Battlecry: If you're Overloaded, Discover a spell from your deck."""

    action = when(
        mine(OVERLOAD_OWED) + mine(OVERLOAD_LOCKED) > 0, discover_from(FRIENDLY_DECK & SPELL)
    )
