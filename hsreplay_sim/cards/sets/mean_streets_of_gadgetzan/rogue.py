"""Mean Streets of Gadgetzan: Rogue."""

from hsreplay_sim.cards.words import *


class CFM_630:
    """Counterfeit Coin. Gain 1 Mana Crystal this turn only."""

    action = gain_mana(N)


class CFM_693:
    """Gadgetzan Ferryman. Combo: Return a friendly minion to your hand."""

    targets = target(FRIENDLY_MINIONS, only=COMBO)
    combo = bounce(TARGET)
