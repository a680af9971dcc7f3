"""Perils in Paradise: Warrior."""

from hsreplay_sim.cards.words import *


class WORK_023:
    """Alloy Advisor. Taunt. Whenever this takes damage, gain 3 Armor."""

    events = when_damaged(SELF, armor(N))
