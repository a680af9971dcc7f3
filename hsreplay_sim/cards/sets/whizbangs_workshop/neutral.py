"""Whizbang's Workshop: neutral."""

from hsreplay_sim.cards.words import *


class TOY_312:
    """Nostalgic Gnome.

    Miniaturize. Rush. After this minion deals exact lethal damage on your turn, draw a card.
    """

    honorable_kill = draw()


class TOY_312t:
    """Nostalgic Gnome.

    Mini. Rush. After this minion deals exact lethal damage on your turn, draw a card.
    """

    honorable_kill = draw()
