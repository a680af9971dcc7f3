"""The League of Explorers: Shaman."""

from hsreplay_sim.cards.words import *


class LOE_018:
    """Tunnel Trogg. Whenever you Overload, gain +1 Attack per locked Mana Crystal."""

    events = when_overloaded(FRIENDLY, repeat(AMOUNT, give(SELF, "LOE_018e")))


class LOE_018e:
    """Trogg No Stupid. Increased Attack, a layer for each crystal: no number (U035:7669)."""

    atk = 1
