"""Whispers of the Old Gods: Shaman."""

from hsreplay_sim.cards.words import *

TOTEMS_SUMMONED = (FRIENDLY_MINIONS + FRIENDLY_DEAD_MINIONS) & TOTEM


class OG_026:
    """Eternal Sentinel. Battlecry: Unlock your Overloaded Mana Crystals."""

    action = unlock_overload()


class OG_027:
    """Evolve. Transform your minions into random minions that cost (1) more."""

    action = transform_random(FRIENDLY_MINIONS, cost_beside(1))


class OG_028:
    """Thing from Below. Taunt. Costs (1) less for each Totem you've summoned this game."""

    cost = -(count(TOTEMS_SUMMONED) * N)


class OG_206:
    """Stormcrack. Deal 4 damage to a minion. Overload: (1)."""

    targets = MINIONS
    action = damage(TARGET, N)
