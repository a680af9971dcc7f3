"""The Boomsday Project: Warrior."""

from hsreplay_sim.cards.words import *


class BOT_059:
    """Eternium Rover. Whenever this minion takes damage, gain 2 Armor."""

    events = when_damaged(SELF, armor(N))
