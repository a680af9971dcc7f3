"""March of the Lich King: Priest."""

from hsreplay_sim.cards.words import *


class RLK_845:
    """Mind Eater. Deathrattle: Add a copy of a card in your opponent's deck to your hand."""

    deathrattle = copy_to_hand(random(ENEMY_DECK))
