"""Descent of Dragons with Galakrond's Awakening: Rogue."""

from hsreplay_sim.cards.words import *


class DRG_028:
    """Dragon's Hoard. Discover a Legendary minion from another class."""

    action = discover(any_class_but_mine(pool(A_MINION, where=legendary)))


class DRG_035:
    """Bloodsail Flybooter. Battlecry: Add two 1/1 Pirates to your hand."""

    action = add_card("DRG_035t", 2)


class YOD_016:
    """Skyvateer. Stealth. Deathrattle: Draw a card."""

    deathrattle = draw()
