"""Curse of Naxxramas: Priest."""

from hsreplay_sim.cards.words import *


class FP1_023:
    """Dark Cultist. Deathrattle: Give a random friendly minion +3 Health."""

    deathrattle = give(random(FRIENDLY_MINIONS - SELF), "FP1_023e")
