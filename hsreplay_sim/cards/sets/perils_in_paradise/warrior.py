"""Perils in Paradise: Warrior."""

from hsreplay_sim.cards.words import *


class VAC_337:
    """Line Cook. Tradeable. Taunt. When you draw this, get a copy of it."""

    on_draw = copy_exactly(SELF)


class WORK_023:
    """Alloy Advisor. Taunt. Whenever this takes damage, gain 3 Armor."""

    events = when_damaged(SELF, armor(N))
