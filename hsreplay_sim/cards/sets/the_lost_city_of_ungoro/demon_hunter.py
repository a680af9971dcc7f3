"""The Lost City of Un'Goro: Demon Hunter."""

from hsreplay_sim.cards.words import *


class TLC_630t:
    """Gorishi Stinger. Deal 2 damage. Summon a 2/1 Grub with Rush."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N) >> summon("TLC_903t", signed=True)


class TLC_902:
    """Infestation.

    Get two 1-Cost Gorishi Stingers. Each one deals 2 damage and summons a 2/1 Grub with Rush.
    """

    action = add_card("TLC_630t", 2)
