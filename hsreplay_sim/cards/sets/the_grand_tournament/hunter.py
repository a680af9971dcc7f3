"""The Grand Tournament: Hunter."""

from hsreplay_sim.cards.words import *


class AT_056:
    """Powershot. Deal 2 damage to a minion and the minions next to it."""

    targets = target(MINIONS, optional=False)
    action = damage(TARGET + adjacent(TARGET), N)


class AT_058:
    """King's Elekk. Battlecry: Reveal a minion in each deck. If yours costs more, draw it."""

    action = joust(take(SUBJECT))


class AT_060:
    """Bear Trap. Secret: After your hero is attacked, summon a 3/3 Bear with Taunt."""

    secret = after_attack(ENEMY_CHARACTERS, summon("CS2_125"), FRIENDLY_HERO, ROOM)


class AT_063:
    """Acidmaw.

    Whenever an enemy minion takes damage, destroy it.

    Before 184968: Whenever another minion takes damage, destroy it.
    """

    events = when_damaged(
        either(says("an enemy minion"), ENEMY_MINIONS, MINIONS - SELF), destroy(SUBJECT)
    )
