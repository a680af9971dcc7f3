"""Festival of Legends: Priest."""

from hsreplay_sim.cards.words import *


class ETC_334:
    """Heartbreaker Hedanis.

    Battlecry: Deal 4 damage to this minion. Overheal: Deal 5 damage to a random enemy.
    """

    action = damage(SELF, N)
    events = when_overhealed(SELF, damage(random(ENEMY_CHARACTERS), N2))


class ETC_339:
    """Heartthrob. Overheal: Summon a random minion with Cost equal to the amount Overhealed."""

    events = when_overhealed(SELF, summon_of_cost(AMOUNT))


class ETC_449:
    """Fan Club. Restore 3 Health to all friendly characters."""

    activate = heal(FRIENDLY_CHARACTERS, N)
