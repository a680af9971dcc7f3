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


class AV_262:
    """Warden of Chains.

    Taunt. Battlecry: If you're holding a Demon that costs (5) or more, gain +1/+2.
    """

    action = when(any_of(FRIENDLY_HAND & DEMON & cost_at_least(N)), give(SELF, "AV_262e2"))


class AV_264:
    """Sigil of Reckoning. At the start of your next turn, summon a random Demon from your hand."""

    sigil = turn_start(recruit(random(FRIENDLY_HAND & DEMON)))


class AV_265:
    """Ur'zul Giant. Costs (1) less for each friendly minion that died this game."""

    cost = -(count(DIED_THIS_GAME & MINION) * N)


class AV_661:
    """Field of Strife. Your minions have +1 Attack. Lasts 3 turns."""

    aura = aura(FRIENDLY_MINIONS, "AV_661e2")
    objective = LASTS


class ONY_014:
    """Keen Reflex. Deal 1 damage to all minions. Honorable Kill: Gain +1 Attack this turn."""

    action = damage(MINIONS, N)
    honorable_kill = give(FRIENDLY_HERO, "ONY_014e")


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
