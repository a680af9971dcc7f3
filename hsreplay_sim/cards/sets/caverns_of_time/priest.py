"""Caverns of Time: Priest."""

from hsreplay_sim.cards.words import *


class WON_065:
    """Ship's Chirurgeon. After you summon a minion, give it +1 Health."""

    events = after_summon(FRIENDLY_MINIONS - SELF, give(SUBJECT, "WON_065e"))
