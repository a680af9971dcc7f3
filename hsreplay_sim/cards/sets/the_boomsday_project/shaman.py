"""The Boomsday Project: Shaman."""

from hsreplay_sim.cards.words import *


class BOT_533:
    """Menacing Nimbus. Battlecry: Add a random Elemental to your hand."""

    action = add_random(pool(A_MINION, race=Race.ELEMENTAL))
