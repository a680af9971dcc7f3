"""Across the Timeways: Mage."""

from hsreplay_sim.cards.words import *


class TIME_000:
    """Semi-Stable Portal. Rewind Add a random minion to your hand. It costs (3) less."""

    action = add_random(pool(A_MINION)) >> give(MADE & IN_HAND, "GBL_004e")


class TIME_006:
    """Mirror Dimension.

    Summon a 0/4 minion with Taunt. If you are holding a Dragon, summon another.
    """

    action = summon("TIME_006t1") >> when(HOLDING_DRAGON, summon("TIME_006t1"))
    summons = True


class TIME_855:
    """Arcane Barrage. Deal 3 damage to an enemy and 2 damage to two other random ones."""

    targets = target(ENEMY_CHARACTERS, optional=False)
    action = damage(TARGET, N) >> damage(random(ENEMY_CHARACTERS - TARGET, 2), N2)


class TIME_858:
    """Temporal Construct.

    Battlecry: Deal 5 damage to an enemy minion. Draw cards equal to the excess damage.
    """

    targets = ENEMY_MINIONS
    action = damage_within_health(TARGET, N) >> draw(LEFT_BEHIND)
