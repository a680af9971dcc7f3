"""Gifts of Harth Stonebrew: Priest."""

from hsreplay_sim.cards.words import *


class GIFT_12:
    """Anduin's Gift.

    Discover a temporary Power Word: Shield, Shadow Word: Pain, or Mind Control.
    """

    action = discover_among("CS2_004", "CS2_234", "CS1_113") >> TEMPORARY_PICK
