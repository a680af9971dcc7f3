"""Across the Timeways: Rogue."""

from hsreplay_sim.cards.words import *


class END_000:
    """Eventuality. Deal 2 damage. Imbue your Hero Power."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N) >> imbue()


class END_000p:
    """Blessing of the Bronze. Rewind Get a random minion from another class. It costs (@) less."""

    own_number = mine(TAG_3527)
    playable = HAND_ROOM
    action = add_random(any_class_but_mine(pool(A_MINION))) >> give(
        MADE & IN_HAND, "END_000e", DATA1
    )


class END_000e:
    """Dimensionally Shifted. Reduced Cost."""

    cost = -DATA1


class TIME_001:
    """Chrono Daggers. Rewind Throw 3 knives at random enemies that deal 2 damage each."""

    action = repeat(N, damage(random(ENEMY_CHARACTERS), N2))


class TIME_039:
    """Deja Vu. Discover a copy of a card in your opponent's hand.

    Before 238003: It costs (1) less.
    """

    action = discover_copy(ENEMY_HAND) >> when(says("costs"), give(MADE & IN_HAND, "GBL_003e"))


class TIME_710:
    """Troubled Double. StealthCombo: Summon a copy of this."""

    combo = summon_copy(SELF)


class TIME_711:
    """Flashback. Summon two random 1-Cost minions from the past. Combo: With +1 Attack."""

    action = summon_random(past_pool(A_MINION, cost=N), 2)
    combo = summon_random(past_pool(A_MINION, cost=N), 2) >> give(MADE, "TIME_711e")
    summons = True


class TIME_711e:
    """Memories. +1 Attack."""

    atk = N


class TIME_712:
    """Dethrone. Destroy a minion. Combo: Summon a random 8-Cost minion."""

    targets = target(MINIONS, optional=False)
    action = destroy(TARGET)
    combo = destroy(TARGET) >> summon_random(pool(A_MINION, cost=N))
