"""Festival of Legends: Priest."""

from hsreplay_sim.cards.words import *


class ETC_334:
    """Heartbreaker Hedanis.

    Battlecry: Deal 4 damage to this minion. Overheal: Deal 5 damage to a random enemy.
    """

    action = damage(SELF, N)
    events = when_overhealed(SELF, damage(random(ENEMY_CHARACTERS), N2))


class ETC_338:
    """Power Chord: Synchronize.

    Choose a minion. Add a copy of it to your hand. Finale: Give both +1/+2.
    """

    targets = target(MINIONS, optional=False)
    action = copy_to_hand(TARGET) >> when(FINALE, give(TARGET + MADE, "ETC_338e"))


class ETC_338e:
    """Synchronized. +1/+2."""

    atk = N
    max_health = N2


class ETC_339:
    """Heartthrob. Overheal: Summon a random minion with Cost equal to the amount Overhealed."""

    events = when_overhealed(SELF, summon_of_cost(AMOUNT))


class ETC_449:
    """Fan Club. Restore 3 Health to all friendly characters."""

    activate = heal(FRIENDLY_CHARACTERS, N)
