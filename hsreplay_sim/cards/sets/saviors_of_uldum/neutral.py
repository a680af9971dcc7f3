"""Saviors of Uldum: neutral."""

from hsreplay_sim.cards.words import *


class ULD_208:
    """Khartut Defender. Taunt, Reborn. Deathrattle: Restore 3 Health to your hero."""

    deathrattle = heal(FRIENDLY_HERO, N)
