"""Forged in the Barrens with the Wailing Caverns: Priest."""

from hsreplay_sim.cards.words import *


class BAR_307:
    """Void Flayer.

    Battlecry: For each spell in your hand, deal 1 damage to a random enemy minion.
    """

    action = repeat(count(FRIENDLY_HAND & SPELL), damage(random(ENEMY_MINIONS), N))


class BAR_309:
    """Desperate Prayer. Restore 5 Health to each hero."""

    action = heal(HEROES, N)


class BAR_310:
    """Lightshower Elemental.

    Taunt. Deathrattle: Restore 8 Health to all friendly characters.
    """

    deathrattle = heal(FRIENDLY_CHARACTERS, N)


class BAR_311:
    """Devouring Plague. Lifesteal. Deal $4 damage randomly split among all enemy minions."""

    action = missiles(N, ENEMY_MINIONS)


class BAR_313:
    """Priest of An'she. Taunt. Battlecry: If you've restored Health this turn, gain +3/+3."""

    action = when(mine(HEALING_DONE_THIS_TURN) > 0, give(SELF, "BAR_313e"))


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


class BAR_735:
    """Xyrella.

    Battlecry: If you've restored Health this turn, deal that much damage to all enemy minions.
    """

    action = when(
        mine(HEALING_DONE_THIS_TURN) > 0, damage(ENEMY_MINIONS, mine(HEALING_DONE_THIS_TURN))
    )


class WC_013:
    """Devout Dungeoneer. Battlecry: Draw a spell. If it's a Holy spell, reduce its Cost by (2)."""

    action = draw_from(FRIENDLY_DECK & SPELL) >> give(
        DRAWN & IN_HAND & school(SpellSchool.HOLY), "WC_013e"
    )


class WC_803:
    """Cleric of An'she.

    Battlecry: If you've restored Health this turn, Discover a spell from your deck.
    """

    action = when(mine(HEALING_DONE_THIS_TURN) > 0, discover_from(FRIENDLY_DECK & SPELL))
