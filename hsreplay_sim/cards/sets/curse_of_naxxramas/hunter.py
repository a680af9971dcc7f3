"""Curse of Naxxramas: Hunter."""

from hsreplay_sim.cards.words import *


class FP1_011:
    """Webspinner. Deathrattle: Get a random Beast."""

    deathrattle = add_random(pool(race=Race.BEAST))
