"""Across the Timeways: Hunter."""

from hsreplay_sim.cards.words import *

CHEAP_DEATHRATTLE = add_random(pool(A_MINION, where=deathrattle_card)) >> give(
    MADE & IN_HAND, "GBL_002e"
)
"""What Triennium Rex gets, by Kindred and by its Deathrattle."""


class END_015:
    """Triennium Rex.

    Kindred and Deathrattle: Get a random Deathrattle minion. It costs (2) less.
    """

    action = when(KINDRED, CHEAP_DEATHRATTLE)
    deathrattle = CHEAP_DEATHRATTLE


class TIME_601:
    """Arrow Retriever. Battlecry: Draw until you have 3 cards."""

    action = draw(N - count(FRIENDLY_HAND))


class TIME_602:
    """Wormhole. Rewind Summon a random 3-Cost Beast. It attacks a random enemy."""

    action = summon_random(pool(A_MINION, cost=N, race=Race.BEAST)) >> attacks(
        MADE, ENEMY_CHARACTERS
    )
    summons = True


class TIME_603:
    """Ticking Timebomb. Deathrattle: Destroy a random enemy minion."""

    deathrattle = destroy(random(ENEMY_MINIONS))


class TIME_605:
    """Epoch Stalker. Rush, ElusiveBattlecry: Summon a copy of this."""

    action = summon_copy(SELF)


class TIME_606:
    """Quel'dorei Fletcher. Your Hero Power costs (0) while your hand has 3 or less cards."""

    aura = aura(FRIENDLY_HERO_POWER, "TIME_606e", only=count(FRIENDLY_HAND) <= N2)


class TIME_606e:
    """Fletching. Your Hero Power costs (0)."""

    set_cost = N
