"""Bosses of Trial by Felfire (BTA_BOSS): their hero powers."""

from hsreplay_sim.cards.words import *


class BTA_BOSS_07p2:
    """Reroute Power. For each card in your hand, fire a missile that deals 1 damage.

    From 49534 on.
    """

    wording = "missile"
    action = missiles(N * count(FRIENDLY_HAND))
