"""One Night in Karazhan: Warrior."""

from hsreplay_sim.cards.words import *


class KAR_026:
    """Protect the King! For each enemy minion, summon a 1/1 Pawn with Taunt."""

    action = summon("KAR_026t", count(ENEMY_MINIONS))
    summons = True


class KAR_091:
    """Ironforge Portal. Gain 4 Armor. Summon a random 4-Cost minion."""

    action = armor(N) >> summon_random(pool(A_MINION, cost=N2))
