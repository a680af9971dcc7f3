"""Curse of Naxxramas: Warlock."""

from hsreplay_sim.cards.words import *


class FP1_022:
    """Voidcaller. Deathrattle: Put a random Demon from your hand into the battlefield."""

    deathrattle = recruit(random(FRIENDLY_HAND & DEMON))
