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


class GDB_846:
    """Exarch Naielle.

    Battlecry: Replace your Hero Power with Tracking (Discover a card from your deck).
    """

    action = new_power("GDB_846hp")


class GDB_846hp:
    """Tracking. Discover a card from your deck."""

    playable = HAND_ROOM
    action = discover_from(FRIENDLY_DECK)


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


class SC_021:
    """Evolution Chamber. Give your minions +1 Attack. Give your Zerg an extra +1/+1."""

    action = give(FRIENDLY_MINIONS & ~has(ZERG), "SC_021e2") >> give(
        FRIENDLY_MINIONS & has(ZERG), "SC_021e"
    )
