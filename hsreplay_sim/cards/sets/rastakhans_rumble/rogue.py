"""Rastakhan's Rumble: Rogue."""

from hsreplay_sim.cards.words import *


class TRL_124:
    """Raiding Party. Draw 2 Pirates from your deck. Combo: And a weapon."""

    action = draw_from(FRIENDLY_DECK & PIRATE, N)
    combo = draw_from(FRIENDLY_DECK & PIRATE, N) >> draw_from(FRIENDLY_DECK & WEAPON)
