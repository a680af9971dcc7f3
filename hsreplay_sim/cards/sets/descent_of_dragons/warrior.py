"""Descent of Dragons with Galakrond's Awakening: Warrior."""

from hsreplay_sim.cards.words import *


class DRG_025:
    """Ancharrr. After your hero attacks, draw a Pirate from your deck."""

    events = after_attack(FRIENDLY_HERO, draw_from(FRIENDLY_DECK & PIRATE))
