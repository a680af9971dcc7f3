"""One Night in Karazhan: Warrior."""

from hsreplay_sim.cards.words import *


class KAR_026:
    """Protect the King! For each enemy minion, summon a 1/1 Pawn with Taunt."""

    action = summon("KAR_026t", count(ENEMY_MINIONS))


class KAR_028:
    """Fool's Bane. Unlimited attacks each turn. Can't attack heroes."""

    hero_keywords = (
        (CANNOT_ATTACK_HEROES, ALWAYS),
        (EXTRA_ATTACKS_THIS_TURN, tag_of(FRIENDLY_HERO, NUM_ATTACKS_THIS_TURN)),
    )


class KAR_091:
    """Ironforge Portal. Gain 4 Armor. Summon a random 4-Cost minion."""

    action = armor(N) >> summon_random(pool(A_MINION, cost=N2))
