"""Perils in Paradise: neutral."""

from hsreplay_sim.cards.words import *


class VAC_422e:
    """Tourist VFX Enchantment. It has no text: :mod:`hsreplay_sim.engine.keywords.tourist`."""
