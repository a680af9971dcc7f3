"""Kobolds & Catacombs: Paladin."""

from hsreplay_sim.cards.words import *


class LOOT_363:
    """Drygulch Jailor. Deathrattle: Add 3 Silver Hand Recruits to your hand."""

    deathrattle = add_card("CS2_101t", N)


class LOOT_398:
    """Benevolent Djinn. At the end of your turn, restore 3 Health to your hero."""

    events = turn_end(heal(FRIENDLY_HERO, N))
