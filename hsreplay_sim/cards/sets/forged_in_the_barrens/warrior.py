"""Forged in the Barrens with the Wailing Caverns: Warrior."""

from hsreplay_sim.cards.words import *


class BAR_840:
    """Whirling Combatant. Battlecry and Frenzy: Deal 1 damage to all other minions."""

    action = damage(MINIONS - SELF, N)
    frenzy = when_damaged(SELF, damage(MINIONS - SELF, N), only=any_of(SELF & ALIVE))


class BAR_841:
    """Bulk Up. Give a random Taunt minion in your hand +1/+1 and copy it."""

    action = aim(
        random(FRIENDLY_HAND & MINION & has(TAUNT)),
        give(TARGET, "BAR_841e") >> copy_exactly(TARGET),
    )


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


class BAR_844:
    """Outrider's Axe. After your hero attacks and kills a minion, draw a card."""

    events = after_attack(FRIENDLY & HERO, draw(), defender=MINION & (DOOMED | ~IN_PLAY))


class BAR_845:
    """Rancor. Deal 2 damage to all minions. Gain 2 Armor for each destroyed."""

    action = damage(MINIONS, N) >> armor(N2 * count(MINIONS & DOOMED))


class BAR_846:
    """Mor'shan Elite. Taunt. Battlecry: If your hero attacked this turn, summon a copy of this."""

    action = when(tag_of(FRIENDLY_HERO, NUM_ATTACKS_THIS_TURN) >= 1, summon_copy(SELF))


class BAR_847:
    """Rokara. Rush. After a friendly minion attacks and survives, give it +1/+1."""

    events = after_attack((FRIENDLY & MINION) & IN_PLAY & ALIVE, give(SUBJECT, "BAR_847e"))


class BAR_896:
    """Stonemaul Anchorman. RushFrenzy: Draw a card."""

    frenzy = when_damaged(SELF, draw(), only=any_of(SELF & ALIVE))


class WC_024:
    """Man-at-Arms. Battlecry: If you have a weapon equipped, gain +1/+1."""

    action = when(any_of(FRIENDLY_WEAPON), give(SELF, "WC_024e"))


class WC_025:
    """Whetstone Hatchet. After your hero attacks, give a minion in your hand +1 Attack."""

    events = after_attack(FRIENDLY & HERO, give(random(FRIENDLY_HAND & MINION), "WC_025e"))
