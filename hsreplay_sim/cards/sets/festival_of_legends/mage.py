"""Festival of Legends: Mage."""

from hsreplay_sim.cards.words import *


class ETC_205:
    """Volume Up. Draw 3 spells. Finale: Discover a copy of one."""

    action = draw_from(FRIENDLY_DECK & SPELL, N) >> when(FINALE, discover_copy(DRAWN & IN_HAND))
