"""Gifts of Harth Stonebrew: Warrior."""

from hsreplay_sim.cards.words import *


class GIFT_07:
    """Garrosh's Gift. Discover a temporary Execute, Shield Block, or Brawl."""

    action = discover_among("CS2_108", "EX1_606", "EX1_407") >> TEMPORARY_PICK
