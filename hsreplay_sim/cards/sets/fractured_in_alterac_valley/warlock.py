"""Fractured in Alterac Valley: Warlock."""

from hsreplay_sim.cards.words import *


class AV_281:
    """Felfire in the Hole!

    Draw a spell and deal 2 damage to all enemies. If it's a Fel spell, deal 1 more.
    """

    action = draw_from(FRIENDLY_DECK & SPELL) >> damage(
        ENEMY_CHARACTERS, N + as_number(any_of(DRAWN & school(SpellSchool.FEL)))
    )


class AV_285:
    """Full-Blown Evil.

    Deal 5 damage randomly split among all enemy minions. Repeatable this turn.
    """

    action = missiles(N, ENEMY_MINIONS)


class AV_313:
    """Hollow Abomination.

    Battlecry: Deal 1 damage to all enemy minions. Honorable Kill: Gain the minion's Attack.
    """

    action = damage(ENEMY_MINIONS, N)
    honorable_kill = give(SELF, "AV_313e", atk_of(SUBJECT))


class AV_313e:
    """Consumed. Increased attack."""

    atk = DATA1


class ONY_035:
    """Spawn of Deathwing. Battlecry: Destroy a random enemy minion. Discard a random card."""

    action = destroy(random(ENEMY_MINIONS)) >> discard()
