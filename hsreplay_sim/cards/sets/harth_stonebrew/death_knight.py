"""Gifts of Harth Stonebrew: Death Knight."""

from hsreplay_sim.cards.words import *


class GIFT_04:
    """Arthas's Gift.

    Discover a temporary Dark Transformation, Howling Blast, or Death Strike.
    """

    action = discover_among("RLK_057", "RLK_015", "RLK_024") >> TEMPORARY_PICK
