"""The League of Explorers: Warlock."""

from hsreplay_sim.cards.words import *


class LOE_023:
    """Dark Peddler. Battlecry: Discover a 1-Cost card."""

    action = discover(discoverable(pool(cost=N)))
