"""What card texts say, where they can be read in full: such a card needs no class.

A text is read whole or not at all, as of its build. A class that is written for a card wins.
"""

from hsreplay_sim.base.enums import CardType
from hsreplay_sim.carddb.card import Card
from hsreplay_sim.cards.reading.keywords import is_plain, modular_keywords
from hsreplay_sim.cards.reading.worn import worn


def is_read(card: Card) -> bool:
    """Whether the text of a card says all that it does, so that it needs no class."""
    if card.type == CardType.ENCHANTMENT:
        return modular_keywords(card) is not None or worn(card) is not None
    return is_plain(card)
