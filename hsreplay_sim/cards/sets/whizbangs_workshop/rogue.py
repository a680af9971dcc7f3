"""Whizbang's Workshop: Rogue."""

from hsreplay_sim.cards.words import *


class TOY_510:
    """Dig for Treasure. Draw a minion. If it's a Pirate, get a Coin."""

    action = draw_from(FRIENDLY_DECK & MINION) >> when(any_of(DRAWN & PIRATE), add_card("GAME_005"))
