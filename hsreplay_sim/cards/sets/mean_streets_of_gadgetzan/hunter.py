"""Mean Streets of Gadgetzan: Hunter."""

from hsreplay_sim.cards.words import *


class CFM_315:
    """Alleycat. Battlecry: Summon a 1/1 Cat."""

    action = summon("CFM_315t")


class CFM_316:
    """Rat Pack. Deathrattle: Summon a number of 1/1 Rats equal to this minion's Attack."""

    deathrattle = summon("CFM_316t", atk_of(SELF))
