"""Gifts of Harth Stonebrew: Druid."""

from hsreplay_sim.cards.words import *


class GIFT_10:
    """Malfurion's Gift. Discover a temporary Feral Rage, Wild Growth, or Swipe."""

    action = discover_among("OG_047", "CS2_013", "CS2_012") >> TEMPORARY_PICK
