"""Rastakhan's Rumble: neutral."""

from hsreplay_sim.cards.words import *


class TRL_503:
    """Scarab Egg. Deathrattle: Summon three 1/1 Scarabs."""

    deathrattle = summon("TRL_503t", 3)


class TRL_520:
    """Murloc Tastyfin. Deathrattle: Draw 2 Murlocs from your deck."""

    deathrattle = draw_from(FRIENDLY_DECK & MURLOC, N)
