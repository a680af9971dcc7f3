"""TITANS: the crazy rules of a Rule Modifier (TTN_002)."""

from hsreplay_sim.cards.words import *


class TTN_002t43e:
    """Chaotic Minion Reduction. Your first minion costs (1) less."""

    aura = aura(
        HAND_OF_WEARER & MINION,
        "TTN_002t43e1",
        only=tag_of(SELF, NUM_MINIONS_PLAYED_THIS_TURN).equals(0),
    )
