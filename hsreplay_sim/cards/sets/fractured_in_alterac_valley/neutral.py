"""Fractured in Alterac Valley with Onyxia's Lair: neutral."""

from hsreplay_sim.cards.words import *


class AV_137:
    """Irondeep Trogg. After your opponent casts a spell, summon another Irondeep Trogg."""

    events = after_played(ENEMY & SPELL, summon("AV_137"))
