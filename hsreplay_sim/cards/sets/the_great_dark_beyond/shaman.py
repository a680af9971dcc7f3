"""The Great Dark Beyond: Shaman."""

from hsreplay_sim.cards.words import *


class GDB_443:
    """Cosmonaut. Battlecry: Discover a spell from your deck. Reduce its Cost by (5)."""

    action = discover_from(FRIENDLY_DECK & SPELL) >> give(DRAWN & IN_HAND, "GBL_011e")


class GDB_445:
    """Meteor Storm. Deal 5 damage to all minions. Shuffle 5 Asteroids into your deck."""

    action = damage(MINIONS, N) >> shuffle("GDB_430", N2)


class GDB_451:
    """Triangulate.

    Discover a different spell from your deck. Shuffle 3 copies of it into your deck.
    """

    action = discover_from(FRIENDLY_DECK & SPELL & ~card("GDB_451")) >> shuffle_copy(
        DRAWN, N, shown=False
    )


class GDB_479:
    """Nebula. Discover two 8-Cost minions to summon with Taunt and Elusive."""

    action = repeat(
        2,
        discover_and_summon(discoverable(pool(A_MINION, cost=N)))
        >> keyword(MADE, TAUNT)
        >> keyword(MADE, ELUSIVE),
    )
    summons = True


class GDB_864:
    """First Contact. Summon two random 1-Cost minions. Overload: (1)"""

    action = summon_random(pool(A_MINION, cost=N), 2)
    summons = True


class GDB_901:
    """Ultraviolet Breaker.

    Battlecry: Deal 3 damage to an enemy minion. Shuffle 3 Asteroids into your deck.
    """

    targets = ENEMY_MINIONS
    action = damage(TARGET, N) >> shuffle("GDB_430", N2)
