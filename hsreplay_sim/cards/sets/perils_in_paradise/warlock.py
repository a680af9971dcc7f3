"""Perils in Paradise: Warlock."""

from hsreplay_sim.cards.words import *


class VAC_939:
    """Eat! The! Imp! Destroy a friendly minion to draw 3 cards."""

    targets = target(FRIENDLY_MINIONS, optional=False)
    action = destroy(TARGET) >> draw(N)


class VAC_940:
    """Party Fiend. Battlecry: Summon two 1/1 Felbeasts. Deal 3 damage to your hero."""

    action = summon("VAC_940t", 2) >> damage(FRIENDLY_HERO, N3)


class VAC_942:
    """Fearless Flamejuggler.

    Battlecry: Gain stats equal to the damage your hero has taken this turn.@ (@)
    """

    hand_number = mine(HERO_DAMAGE_TAKEN_THIS_TURN)
    action = when(
        mine(HERO_DAMAGE_TAKEN_THIS_TURN) > 0,
        give(SELF, "VAC_942e", data=mine(HERO_DAMAGE_TAKEN_THIS_TURN)),
    )


class VAC_942e:
    """Hectic Plans. Increased stats."""

    atk = DATA1
    max_health = DATA1


class VAC_943:
    """Sacrificial Imp. Deathrattle: If it's your turn, summon a 6/6 Imp with Taunt."""

    deathrattle = when(MY_TURN, summon("VAC_943t"))


class VAC_944:
    """Cursed Souvenir.

    Give a minion +3/+3 and "At the start of your turn, deal 3 damage to your hero."
    """

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "VAC_944e")


class VAC_944e:
    """Cursed Souvenir.

    +3/+3 and "At the start of your turn, deal 3 damage to your hero."

    "You" is whoever has the minion.
    """

    atk = N
    max_health = N2
    events = (
        turn_start(damage(FRIENDLY_HERO, N3), only=any_of(SELF & FRIENDLY)),
        turn_start(damage(ENEMY_HERO, N3), ENEMY_PLAYER, only=any_of(SELF & ENEMY)),
    )


class VAC_951:
    """'Health' Drink. Lifesteal. Deal 3 damage to a minion. (3 Drinks left!)"""

    targets = target(MINIONS, optional=False)
    action = damage(TARGET, N)


class VAC_951t:
    """'Health' Drink. Lifesteal. Deal 3 damage to a minion. (2 Drinks left!)"""

    targets = target(MINIONS, optional=False)
    action = damage(TARGET, N)


class VAC_951t2:
    """'Health' Drink. Lifesteal. Deal 3 damage to a minion. (Last Drink!)"""

    targets = target(MINIONS, optional=False)
    action = damage(TARGET, N)


class VAC_952:
    """Felfire Bonfire.

    Deal 4 damage to a minion. If it dies, your next Deathrattle minion costs (3) less.
    """

    targets = target(MINIONS, optional=False)
    action = damage(TARGET, N) >> when(IT_DIES, give(FRIENDLY_PLAYER, "VAC_952e"))


class VAC_952e:
    """Ample Offering. Your next Deathrattle minion costs (3) less."""

    aura = aura(FRIENDLY_HAND & MINION & has(DEATHRATTLE), "VAC_952e2")
    events = until_played(FRIENDLY & MINION & has(DEATHRATTLE))


class WORK_009:
    """Imployee of the Month. Battlecry: Give a friendly minion Lifesteal."""

    targets = FRIENDLY_MINIONS - SELF
    action = keyword(TARGET, LIFESTEAL)
