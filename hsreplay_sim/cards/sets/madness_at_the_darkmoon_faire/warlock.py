"""Madness at the Darkmoon Faire: Warlock."""

from hsreplay_sim.cards.words import *


class DMF_118:
    """Tickatus.

    Battlecry: Remove the top 5 cards from your deck. Corrupt: Your opponent's deck instead.
    """

    action = remove(top(FRIENDLY_DECK, N))


class DMF_118t:
    """Tickatus. Corrupted. Battlecry: Remove the top 5 cards from your opponent's deck."""

    action = remove(top(ENEMY_DECK, N))
