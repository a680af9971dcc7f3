"""Fractured in Alterac Valley: Demon Hunter."""

from hsreplay_sim.cards.words import *


class AV_118:
    """Battleworn Vanguard. After your hero attacks, summon two 1/1 Felwings."""

    events = after_attack(FRIENDLY & HERO, summon("BT_922t", 2))


class AV_209:
    """Dreadprison Glaive.

    Honorable Kill: Deal damage equal to your hero's Attack to the enemy hero.
    """

    honorable_kill = damage(ENEMY_HERO, atk_of(FRIENDLY_HERO))


class AV_261:
    """Flag Runner. Whenever a friendly minion dies, gain +1 Attack."""

    events = when_died(FRIENDLY & MINION & OTHERS, give(SELF, "AV_261e"))


class AV_261e:
    """Team Player. +1 Attack."""

    atk = N


class ONY_016:
    """Wings of Hate (Rank 1). Summon two 1/1 Felwings. (Upgrades when you have 5 Mana.)"""

    action = summon("BT_922t", 2)
    summons = True
    next_rank = "ONY_016t"


class ONY_016t:
    """Wings of Hate (Rank 2). Summon three 1/1 Felwings. (Upgrades when you have 10 Mana.)"""

    action = summon("BT_922t", 3)
    summons = True
    next_rank = "ONY_016t2"


class ONY_016t2:
    """Wings of Hate (Rank 3). Summon four 1/1 Felwings."""

    action = summon("BT_922t", 4)
    summons = True


class ONY_036:
    """Razorglaive Sentinel.

    After you play the left or right-most card in your hand, draw a card.
    """

    events = after_played(FRIENDLY, draw(), PLAYED_LEFTMOST | PLAYED_RIGHTMOST)
