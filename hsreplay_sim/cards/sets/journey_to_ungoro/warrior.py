"""Journey to Un'Goro: Warrior."""

from hsreplay_sim.cards.words import *


class UNG_957:
    """Direhorn Hatchling.

    Taunt. Deathrattle: Shuffle an 8/12 Direhorn with Taunt into your deck.

    It signs itself, not the Direhorn (7 of 7, U090:7936).
    """

    deathrattle = shuffle("UNG_957t1", signs_itself=True)
