"""Perils in Paradise: Warrior."""

from hsreplay_sim.cards.words import *


class VAC_337:
    """Line Cook. Tradeable. Taunt. When you draw this, get a copy of it."""

    on_draw = copy_exactly(SELF)


class VAC_526:
    """Char.

    Deal 7 damage to a minion. Give a random minion in your hand stats equal to the excess damage.

    Before 240397: Give a minion in your hand stats equal to the excess damage.
    """

    targets = target(MINIONS, optional=False)
    action = damage_within_health(TARGET, N) >> when(
        LEFT_BEHIND > 0, give(random(FRIENDLY_HAND & MINION), "VAC_526e", LEFT_BEHIND)
    )


class VAC_526e:
    """Toasty. Increased Stats"""

    atk = DATA1
    max_health = DATA1


class WORK_023:
    """Alloy Advisor. Taunt. Whenever this takes damage, gain 3 Armor."""

    events = when_damaged(SELF, armor(N))
