"""Bosses of Galakrond's Awakening (DRGA_BOSS): their hero powers."""

from hsreplay_sim.cards.words import *


class DRGA_BOSS_03p:
    """Lead the Charge. Give a friendly minion Rush and Divine Shield."""

    targets = target(FRIENDLY_MINIONS, optional=False)
    action = keyword(TARGET, RUSH) >> shield(TARGET)


class DRGA_BOSS_09p:
    """Fortune. Discover a copy of a card from your opponent's deck.

    The copy is not linked to its original (U436:13055).
    """

    action = discover_copy(ENEMY_DECK, linked=False)
