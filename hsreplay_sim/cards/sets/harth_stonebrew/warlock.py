"""Gifts of Harth Stonebrew: Warlock."""

from hsreplay_sim.cards.words import *


class GIFT_11:
    """Gul'dan's Gift. Discover a temporary Mortal Coil, Siphon Soul, or Twisting Nether."""

    action = discover_among("CORE_EX1_302", "EX1_309", "EX1_312") >> TEMPORARY_PICK
