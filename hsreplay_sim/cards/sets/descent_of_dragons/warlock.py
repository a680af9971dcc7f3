"""Descent of Dragons with Galakrond's Awakening: Warlock."""

from hsreplay_sim.cards.words import *


class DRG_204:
    """Dark Skies. Deal $1 damage to a random minion. Repeat for each card in your hand."""

    action = repeat(count(FRIENDLY_HAND) + 1, damage(random(MINIONS), N))


class YOD_025:
    """Twisted Knowledge. Discover 2 Warlock cards."""

    action = discover(pool(card_class=CardClass.WARLOCK), N)
