"""The Lost City of Un'Goro: Warrior."""

from hsreplay_sim.cards.words import *


class TLC_622:
    """City Defenses. Summon two 0/6 Security with Taunt. They gain +1 Attack when damaged."""

    action = summon("TLC_622t", 2)
    summons = True


class TLC_622e:
    """Stand Strong. Increased Attack."""

    atk = of_creator(N)


class TLC_622t:
    """Steadfast Security. Taunt. After this takes damage, gain +1 Attack."""

    events = when_damaged(SELF, give(SELF, "TLC_622e"))


class TLC_623:
    """Stonecarver. At the end of your turn, give another friendly damaged minion +2/+2.

    Up to 238003 it was any friendly damaged minion.
    """

    events = turn_end(
        give(
            random(
                either(
                    says("another"),
                    (FRIENDLY_MINIONS & HURT) - SELF,
                    FRIENDLY_MINIONS & HURT,
                )
            ),
            "TLC_623e",
        )
    )


class TLC_623e:
    """Tortollan Carving. +2/+2."""

    atk = N
    max_health = N2
