"""Perils in Paradise: Rogue."""

from hsreplay_sim.cards.words import *


class VAC_330:
    """Metal Detector. Deathrattle: Get a Coin.

    Before 231191: After your hero attacks and kills a minion, get a Coin.
    """

    events = after_attack(
        FRIENDLY & HERO,
        add_card("GAME_005"),
        defender=MINION & (DOOMED | ~IN_PLAY),
        only=says("kills"),
    )
    deathrattle = add_card("GAME_005")
