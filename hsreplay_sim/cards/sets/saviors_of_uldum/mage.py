"""Saviors of Uldum: Mage."""

from hsreplay_sim.cards.words import *


class ULD_433:
    """Raid the Sky Temple. Quest: Cast 10 spells. Reward: Ascendant Scroll."""

    quest = when_played(FRIENDLY & SPELL & OTHERS, progress())
    reward = new_power("ULD_433p")


class ULD_433e:
    """Cheat Sheet. Costs (2) less."""

    cost = -N


class ULD_433p:
    """Ascendant Scroll. Add a random Mage spell to your hand. It costs (2) less."""

    action = add_random(pool(A_SPELL, card_class=CardClass.MAGE)) >> give(MADE, "ULD_433e")
