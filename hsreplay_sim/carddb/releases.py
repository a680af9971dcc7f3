"""With which build each set of cards came out before the card data begin.

The first sampled data (18792) know every card up to April 2017, whatever the build that is asked
for. Source of truth: the public notes of the patches; U161 (10833) and U149 show no card of a later
set. The four adventures opened a wing a week: here they are there from the first wing on.
"""

from __future__ import annotations

from collections.abc import Mapping

RELEASED: Mapping[int, int] = {
    12: 6024,  # Curse of Naxxramas
    13: 7234,  # Goblins vs Gnomes
    14: 8108,  # Blackrock Mountain
    15: 9786,  # The Grand Tournament
    20: 10833,  # The League of Explorers
    21: 12574,  # Whispers of the Old Gods
    23: 13921,  # One Night in Karazhan
    25: 15590,  # Mean Streets of Gadgetzan
    27: 18336,  # Journey to Un'Goro
}
"""CARD_SET → the build of the patch that brought it; any other set of the first data is older."""


def first_with(card_set: int) -> int:
    """The first build with the cards of a set, 0 if it was always there or is in the card data."""
    return RELEASED.get(card_set, 0)
