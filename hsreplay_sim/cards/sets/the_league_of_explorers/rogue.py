"""The League of Explorers: Rogue."""

from hsreplay_sim.cards.words import *


class LOE_012:
    """Tomb Pillager. Deathrattle: Get a Coin."""

    deathrattle = add_card("GAME_005", signed=False)
