"""Showdown in the Badlands: Warlock."""

from hsreplay_sim.cards.words import *


class DEEP_030:
    """Elementium Geode. Battlecry and Deathrattle: Draw a card. Deal 2 damage to your hero."""

    action = draw() >> damage(FRIENDLY_HERO, N)
    deathrattle = draw() >> damage(FRIENDLY_HERO, N)
