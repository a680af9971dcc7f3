"""Across the Timeways: Hunter."""

from hsreplay_sim.cards.words import *


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
