"""Journey to Un'Goro: Warrior."""

from hsreplay_sim.cards.words import *


class UNG_957:
    """Direhorn Hatchling. Taunt. Deathrattle: Shuffle a 6/9 Direhorn with Taunt into your deck."""

    deathrattle = shuffle("UNG_957t1")
