"""Journey to Un'Goro: Shaman."""

from hsreplay_sim.cards.words import *


class UNG_201:
    """Primalfin Totem. At the end of your turn, summon a 1/1 Murloc."""

    events = turn_end(summon("UNG_201t"))
