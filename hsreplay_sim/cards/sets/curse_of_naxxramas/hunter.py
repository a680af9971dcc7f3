"""Curse of Naxxramas: Hunter."""

from hsreplay_sim.cards.words import *


class FP1_011:
    """Webspinner. Deathrattle: Add a random Beast card to your hand."""

    deathrattle = add_random(pool(race=Race.BEAST))
