"""Fractured in Alterac Valley with Onyxia's Lair: Warrior."""

from hsreplay_sim.cards.words import *


class AV_108:
    """Shield Shatter. Deal 5 damage to all minions. Costs (1) less for each Armor you have."""

    cost = -(N2 * tag_of(FRIENDLY_HERO, ARMOR))
    action = damage(MINIONS, N)


class ONY_024:
    """Onyxian Drake. TauntBattlecry: Deal damage equal to your Armor to an enemy minion."""

    targets = ENEMY_MINIONS
    action = damage(TARGET, tag_of(FRIENDLY_HERO, ARMOR))
