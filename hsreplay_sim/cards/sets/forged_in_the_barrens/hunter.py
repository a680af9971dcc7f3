"""Forged in the Barrens with the Wailing Caverns: Hunter."""

from hsreplay_sim.cards.words import *


class BAR_032:
    """Piercing Shot. Deal $6 damage to a minion. Excess damage hits the enemy hero."""

    targets = target(MINIONS, optional=False)
    action = damage_with_excess(TARGET, ENEMY_HERO, N)


class BAR_033:
    """Prospector's Caravan. At the start of your turn, give all minions in your hand +1/+1."""

    events = turn_start(give(FRIENDLY_HAND & MINION, "BAR_033e"))


class BAR_034:
    """Tame Beast (Rank 1). Summon a 2/2 Beast with Rush. (Upgrades when you have 5 Mana.)"""

    action = summon("BAR_034t3")
    summons = True
    next_rank = "BAR_034t"


class BAR_034t:
    """Tame Beast (Rank 2). Summon a 4/4 Beast with Rush. (Upgrades when you have 10 Mana.)"""

    action = summon("BAR_034t4")
    summons = True
    next_rank = "BAR_034t2"


class BAR_034t2:
    """Tame Beast (Rank 3). Summon a 6/6 Beast with Rush."""

    action = summon("BAR_034t5")
    summons = True


class BAR_035:
    """Kolkar Pack Runner. After you cast a spell, summon a 1/1 Hyena with Rush."""

    events = after_played(FRIENDLY & SPELL, summon("BAR_035t"))


class BAR_551:
    """Barak Kodobane. Battlecry: Draw a 1, 2, and 3-Cost spell."""

    action = draw_one_each(
        FRIENDLY_DECK & SPELL & cost_is(N),
        FRIENDLY_DECK & SPELL & cost_is(N2),
        FRIENDLY_DECK & SPELL & cost_is(N3),
    )


class BAR_801:
    """Wound Prey. Deal 1 damage. Summon a 1/1 Hyena with Rush."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N) >> summon("BAR_035t")


class WC_008:
    """Sin'dorei Scentfinder. Frenzy: Summon four 1/1 Hyenas with Rush."""

    frenzy = when_damaged(SELF, summon("BAR_035t", 4), only=any_of(SELF & ALIVE))
