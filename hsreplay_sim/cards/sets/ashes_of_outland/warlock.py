"""Ashes of Outland with the first Demon Hunter cards: Warlock."""

from hsreplay_sim.cards.words import *


class BT_199:
    """Unstable Felbolt. Deal $3 damage to an enemy minion and a random friendly one."""

    targets = target(ENEMY_MINIONS, optional=False)
    action = damage(TARGET, N) >> damage(random(FRIENDLY_MINIONS), N)


class BT_305:
    """Imprisoned Scrap Imp.

    Dormant for 2 turns. When this awakens, give all minions in your hand +2/+2.
    """

    dormant = "BT_737e"
    awaken = give(FRIENDLY_HAND & MINION, "BT_305e")


class BT_305e:
    """Scrap Weapons. +2/+2."""

    atk = N
    max_health = N2
