"""Forged in the Barrens with the Wailing Caverns: Warrior."""

from hsreplay_sim.cards.words import *


class BAR_842:
    """Conditioning (Rank 1). Give minions in your hand +1/+1. (Upgrades when you have 5 Mana.)"""

    action = give(FRIENDLY_HAND & MINION, "BAR_842e")
    next_rank = "BAR_842t"


class BAR_842t:
    """Conditioning (Rank 2). Give minions in your hand +2/+2. (Upgrades when you have 10 Mana.)"""

    action = give(FRIENDLY_HAND & MINION, "BAR_842e2")
    next_rank = "BAR_842t2"


class BAR_842t2:
    """Conditioning (Rank 3). Give minions in your hand +3/+3."""

    action = give(FRIENDLY_HAND & MINION, "BAR_842e3")


class BAR_842e:
    """Gains. +1/+1."""

    atk = N
    max_health = N2


class BAR_842e2:
    """Gains. +2/+2."""

    atk = N
    max_health = N2


class BAR_842e3:
    """Gains. +3/+3."""

    atk = N
    max_health = N2


class BAR_844:
    """Outrider's Axe. After your hero attacks and kills a minion, draw a card."""

    events = after_attack(FRIENDLY & HERO, draw(), defender=MINION & (DOOMED | ~IN_PLAY))


class BAR_896:
    """Stonemaul Anchorman. RushFrenzy: Draw a card."""

    frenzy = when_damaged(SELF, draw(), only=any_of(SELF & ALIVE))


class WC_025:
    """Whetstone Hatchet. After your hero attacks, give a minion in your hand +1 Attack."""

    events = after_attack(FRIENDLY & HERO, give(random(FRIENDLY_HAND & MINION), "WC_025e"))


class WC_025e:
    """Armed. +1 Attack."""

    atk = N
