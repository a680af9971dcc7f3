"""The Boomsday Project: the Bombs that are shuffled into a deck."""

from hsreplay_sim.cards.words import *


class BOT_511t:
    """Bomb. Casts When Drawn. You take 5 damage."""

    on_draw = damage(FRIENDLY_HERO, N)
