"""Kobolds & Catacombs: Hunter."""

from hsreplay_sim.cards.words import *


class LOOT_077:
    """Flanking Strike. Deal 3 damage to a minion. Summon a 3/3 Wolf."""

    targets = MINIONS
    action = damage(TARGET, N) >> summon("LOOT_077t")


class LOOT_079:
    """Wandering Monster.

    Secret: When an enemy attacks your hero, summon a 3-Cost minion as the new target.
    """

    secret = when_attacks(
        ENEMY_CHARACTERS,
        summon_random(pool(A_MINION, cost=N)) >> redirect(MADE),
        defender=FRIENDLY_HERO,
        only=ROOM,
    )
