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


class TOY_386:
    """Giftwrapped Whelp.

    Battlecry: If you're holding a Dragon, give it and this minion +1/+1.
    """

    action = when(
        HOLDING_DRAGON, give(SELF, "TOY_386e") >> give(random(FRIENDLY_HAND & DRAGON), "TOY_386e")
    )


class TOY_386e:
    """Draconic Gift. +1/+1."""

    atk = N
    max_health = N2
