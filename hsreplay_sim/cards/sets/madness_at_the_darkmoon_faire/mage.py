"""Madness at the Darkmoon Faire: Mage."""

from hsreplay_sim.cards.words import *


class YOP_019:
    """Conjure Mana Biscuit. Add a Biscuit to your hand that refreshes 2 Mana Crystals."""

    action = add_card("YOP_019t")


class YOP_019t:
    """Mana Biscuit. Refresh 2 Mana Crystals."""

    action = refresh_mana(N)
