"""Mean Streets of Gadgetzan: Hunter."""

from hsreplay_sim.cards.words import *


class CFM_315:
    """Alleycat. Battlecry: Summon a 1/1 Cat."""

    action = summon("CFM_315t")
