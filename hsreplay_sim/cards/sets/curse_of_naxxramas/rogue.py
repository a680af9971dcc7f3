"""Curse of Naxxramas: Rogue."""

from hsreplay_sim.cards.words import *


class FP1_026:
    """Anub'ar Ambusher. Deathrattle: Return a random friendly minion to your hand."""

    deathrattle = bounce(random(FRIENDLY_MINIONS))
