"""The Great Dark Beyond: Hunter."""

from hsreplay_sim.cards.words import *


class GDB_840:
    """Extraterrestrial Egg.

    Deathrattle: Summon a 3/5 Beast that attacks the lowest Health enemy.
    """

    deathrattle = summon("GDB_840t") >> attacks(MADE, lowest(ENEMY_CHARACTERS, HEALTH))


class GDB_844:
    """Detailed Notes. Discover a Beast that costs (5) or more. Reduce its Cost by (2)."""

    action = discover(discoverable(pool(A_MINION, race=Race.BEAST, cost_from=N))) >> give(
        MADE, "GBL_002e"
    )


class SC_008:
    """Hydralisk.

    Battlecry: Deal 2 damage to a random enemy. Repeat for each other Zerg minion you control.
    """

    action = repeat(
        1 + count((FRIENDLY_MINIONS & has(ZERG)) - SELF), damage(random(ENEMY_CHARACTERS), N)
    )


class SC_012:
    """Roach.

    When you draw this, get a copy of it. Battlecry: If you control another Zerg minion, gain +1/+2.
    """

    on_draw = copy_exactly(SELF)
    action = when(any_of((FRIENDLY_MINIONS & has(ZERG)) - SELF), give(SELF, "SC_012e"))


class SC_012e:
    """Adaptive Plating. +1/+2."""

    atk = N
    max_health = N2
