"""Treasures and passives of Monster Hunt (GILA)."""

from hsreplay_sim.cards.words import *


class GILA_506e:
    """First Aid Kit Player Enchantment. (GILA_506 says what it does.)"""

    events = with_keyword(
        turn_end(heal(FRIENDLY_CHARACTERS, of_creator(N)) >> show_passive("GILA_506")), 0
    )
