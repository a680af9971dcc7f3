"""United in Stormwind: Warrior."""

from hsreplay_sim.cards.words import *


class SW_030:
    """Cargo Guard. At the end of your turn, gain 3 Armor."""

    events = turn_end(armor(N))


class SW_094:
    """Heavy Plate. Tradeable. Gain 8 Armor."""

    action = armor(N)
