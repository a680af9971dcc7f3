"""The League of Explorers: Rogue."""

from hsreplay_sim.cards.words import *


class LOE_012:
    """Tomb Pillager. Deathrattle: Get a Coin."""

    deathrattle = add_card("GAME_005", signed=False)


class LOE_019:
    """Unearthed Raptor. Battlecry: Choose a friendly minion. Gain a copy of its Deathrattle."""

    targets = FRIENDLY_MINIONS & has(DEATHRATTLE)
    action = gain_deathrattle(TARGET, "LOE_019e")


class LOE_019e:
    """Unearthed Raptor. Copied Deathrattle from {0}."""

    deathrattle = kept_deathrattle()
    keywords = (DEATHRATTLE,)
