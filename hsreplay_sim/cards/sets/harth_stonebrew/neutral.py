"""Gifts of Harth Stonebrew: neutral."""

from hsreplay_sim.cards.words import *


class GIFT_99e:
    """Gift Receipt. Destroy this at the end of your turn."""

    keywords = (VALEERASHADOW,)
    events = TEMPORARY
