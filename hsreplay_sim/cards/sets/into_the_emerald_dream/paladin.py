"""Into the Emerald Dream: Paladin."""

from hsreplay_sim.cards.words import *


class EDR_253:
    """Ursine Maul. After your hero attacks, draw a card.

    Before 238003: draw your highest Cost card.
    """

    events = after_attack(
        FRIENDLY & HERO,
        when(says("highest"), draw_from(highest(FRIENDLY_DECK, COST)), draw()),
    )
