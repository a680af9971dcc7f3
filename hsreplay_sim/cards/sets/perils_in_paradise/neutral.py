"""Perils in Paradise: neutral."""

from hsreplay_sim.cards.words import *


class VAC_422e:
    """Tourist VFX Enchantment. It has no text: :mod:`hsreplay_sim.engine.keywords.tourist`."""


class VAC_438:
    """Travel Agent. Battlecry: Discover a location from any class."""

    action = discover(pool(CardType.LOCATION))


class VAC_439:
    """Seaside Giant. Costs (2) less for each time you've used a location this game."""

    cost = -N * mine(TAG_3525)
