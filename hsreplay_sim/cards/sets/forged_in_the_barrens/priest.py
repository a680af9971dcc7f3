"""Forged in the Barrens with the Wailing Caverns: Priest."""

from hsreplay_sim.cards.words import *


class BAR_309:
    """Desperate Prayer. Restore 5 Health to each hero."""

    action = heal(HEROES, N)


class BAR_311:
    """Devouring Plague. Lifesteal. Deal $4 damage randomly split among all enemy minions."""

    action = missiles(N, ENEMY_MINIONS)


class BAR_314:
    """Condemn (Rank 1). Deal 1 damage to all enemy minions. (Upgrades when you have 5 Mana.)"""

    action = damage(ENEMY_MINIONS, N)
    next_rank = "BAR_314t"


class BAR_314t:
    """Condemn (Rank 2). Deal 2 damage to all enemy minions. (Upgrades when you have 10 Mana.)"""

    action = damage(ENEMY_MINIONS, N)
    next_rank = "BAR_314t2"


class BAR_314t2:
    """Condemn (Rank 3). Deal 3 damage to all enemy minions."""

    action = damage(ENEMY_MINIONS, N)


class WC_013:
    """Devout Dungeoneer. Battlecry: Draw a spell. If it's a Holy spell, reduce its Cost by (2)."""

    action = draw_from(FRIENDLY_DECK & SPELL) >> give(
        DRAWN & IN_HAND & school(SpellSchool.HOLY), "WC_013e"
    )


class WC_013e:
    """Ray of Light. Costs (2) less."""

    cost = -N


class WC_803:
    """Cleric of An'she.

    Battlecry: If you've restored Health this turn, Discover a spell from your deck.
    """

    action = when(mine(HEALING_DONE_THIS_TURN) > 0, discover_from(FRIENDLY_DECK & SPELL))
