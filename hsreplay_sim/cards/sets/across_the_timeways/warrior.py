"""Across the Timeways: Warrior."""

from hsreplay_sim.cards.words import *


class TIME_034:
    """Stadium Announcer. Rewind.

    Battlecry: Both players equip a random weapon. Give yours +1/+1.
    """

    action = (
        equip_random(pool(A_WEAPON))
        >> equip_random(pool(A_WEAPON), opponent=True)
        >> give(FRIENDLY_WEAPON, "TIME_034e")
    )


class TIME_034e:
    """Upper Hand. +1/+1."""

    atk = N
    max_health = N2


class TIME_714:
    """Chrono-Lord Epoch. Battlecry: Destroy all minions that your opponent played last turn."""

    action = destroy(present(ENEMY_PLAYED_LAST_TURN) & MINION & IN_PLAY)


class TIME_750:
    """Precursory Strike.

    Deal 3 damage. If you're holding a minion that costs (5) or more, draw a minion.
    """

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N) >> when(
        any_of(FRIENDLY_HAND & MINION & cost_at_least(N2)), draw_from(FRIENDLY_DECK & MINION)
    )
