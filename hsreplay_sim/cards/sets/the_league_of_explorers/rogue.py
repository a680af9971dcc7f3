"""The League of Explorers: Rogue."""

from hsreplay_sim.cards.words import *


class LOE_012:
    """Tomb Pillager. Deathrattle: Add a Coin to your hand."""

    deathrattle = add_card("GAME_005", signed=False)
