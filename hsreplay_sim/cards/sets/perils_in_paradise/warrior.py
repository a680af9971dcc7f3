"""Perils in Paradise: Warrior."""

from hsreplay_sim.cards.words import *


class VAC_337:
    """Line Cook. Tradeable. Taunt. When you draw this, get a copy of it."""

    on_draw = copy_exactly(SELF)


class VAC_338:
    """Cup o' Muscle. Give a minion in your hand +2/+1. (3 Drinks left!)"""

    action = give(random(FRIENDLY_HAND & MINION), "VAC_338e")


class VAC_338t:
    """Cup o' Muscle. Give a minion in your hand +2/+1. (2 Drinks left!)"""

    action = give(random(FRIENDLY_HAND & MINION), "VAC_338e")


class VAC_338t2:
    """Cup o' Muscle. Give a minion in your hand +2/+1. (Last Drink!)"""

    action = give(random(FRIENDLY_HAND & MINION), "VAC_338e")


class VAC_339:
    """Muensterosity.

    Taunt. At the end of your turn, summon an Elemental with stats equal to this minion's.
    """

    events = turn_end(summon_sized("VAC_339t", atk_of(SELF), health_of(SELF)))


class VAC_341:
    """Undercooked Calamari.

    Battlecry: Destroy an enemy minion with Attack less than or equal to this minion's.
    """

    targets = ENEMY_MINIONS & atk_at_most(atk_of(SELF))
    action = destroy(TARGET)


class VAC_526:
    """Char.

    Deal 7 damage to a minion. Give a random minion in your hand stats equal to the excess damage.

    Before 240397: Give a minion in your hand stats equal to the excess damage.
    """

    targets = target(MINIONS, optional=False)
    action = damage_within_health(TARGET, N) >> when(
        LEFT_BEHIND > 0, give(random(FRIENDLY_HAND & MINION), "VAC_526e", LEFT_BEHIND)
    )


class VAC_526e:
    """Toasty. Increased Stats"""

    atk = DATA1
    max_health = DATA1


class VAC_527:
    """Draconic Delicacy. Rush, Elusive Can only take 1 damage at a time."""

    events = before_damage(SELF, change_damage(N), only=AMOUNT > N)


class VAC_533:
    """Food Fight.

    Summon a 0/4 Entrée for your opponent. When it dies, summon a minion from your deck.
    """

    action = summon("VAC_533t", opponent=True)


class VAC_533t:
    """Entrée. Deathrattle: Your opponent summons a minion from their deck."""

    deathrattle = recruit(random(ENEMY_DECK & MINION))


class WORK_021:
    """Reserved Spot.

    Give a random minion in your hand +4/+4. If it's the only one there, reduce its Cost by (2).
    """

    action = when(
        count(FRIENDLY_HAND & MINION).equals(1),
        give(FRIENDLY_HAND & MINION, "WORK_021e") >> give(FRIENDLY_HAND & MINION, "GBL_002e"),
        give(random(FRIENDLY_HAND & MINION), "WORK_021e"),
    )


class WORK_023:
    """Alloy Advisor. Taunt. Whenever this takes damage, gain 3 Armor."""

    events = when_damaged(SELF, armor(N))
