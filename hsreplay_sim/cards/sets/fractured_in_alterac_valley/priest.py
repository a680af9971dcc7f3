"""Fractured in Alterac Valley: Priest."""

from hsreplay_sim.cards.words import *


class AV_324:
    """Shadow Word: Devour. Choose a minion. It steals 1 Health from ALL other minions."""

    # The enchantment that the thief is seen to wear comes once (U573:2293, U573:4431).
    targets = target(MINIONS, optional=False)
    action = for_each(
        MINIONS - TARGET,
        give(SUBJECT, "AV_324e3")
        >> when(LEFT_BEHIND.equals(0), give(TARGET, "AV_324e2"))
        >> note(LEFT_BEHIND + 1)
        >> give(SUBJECT, "AV_324eb")
        >> apart(give(TARGET, "AV_324e2b")),
        aimed=True,
    )


class AV_324e2:
    """Superior. Increased Health. (The invisible one increases it.)"""


class AV_324e2b:
    """Superior. Increased Health."""

    max_health = of_creator(N)


class AV_324e3:
    """Inferior. Reduced Health. (The invisible one reduces it.)"""


class AV_324eb:
    """Inferior. Reduced Health."""

    max_health = -of_creator(N)


class AV_325:
    """Undying Disciple.

    TauntDeathrattle: Deal damage equal to this minion's Attack to all enemy minions.
    """

    deathrattle = damage(ENEMY_MINIONS, atk_of(AS_IT_DIED))
