"""Whizbang's Workshop: neutral."""

from hsreplay_sim.cards.words import *


class TOY_312:
    """Nostalgic Gnome. Miniaturize, Rush. After it deals exact lethal damage, draw a card."""

    honorable_kill = draw()


class TOY_312t:
    """Nostalgic Gnome. Mini, Rush. After it deals exact lethal damage, draw a card."""

    honorable_kill = draw()
