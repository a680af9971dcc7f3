"""Madness at the Darkmoon Faire: Rogue."""

from hsreplay_sim.cards.words import *


class DMF_515:
    """Swindle. Draw a spell. Combo: And a minion."""

    action = draw_from(FRIENDLY_DECK & SPELL)
    combo = draw_from(FRIENDLY_DECK & SPELL) >> draw_from(FRIENDLY_DECK & MINION)
