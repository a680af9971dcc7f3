"""Artifacts that Rummage finds in the League of Explorers (LOEA16)."""

from hsreplay_sim.cards.words import *


class LOEA16_6:
    """Shard of Sulfuras. Deal $5 damage to ALL characters."""

    action = damage(CHARACTERS, N)


class LOEA16_7:
    """Benediction Splinter. Restore #10 Health to ALL characters."""

    action = heal(CHARACTERS, N)


class LOEA16_8:
    """Putress' Vial. Destroy a random enemy minion."""

    action = destroy(random(ENEMY_MINIONS))


class LOEA16_9:
    """Lothar's Left Greave. Deal $3 damage to all enemies."""

    action = damage(ENEMY_CHARACTERS, N)


class LOEA16_10:
    """Hakkari Blood Goblet. Transform a minion into a 2/1 Pit Snake."""

    targets = target(MINIONS, optional=False)
    action = transform(TARGET, "LOE_010")


class LOEA16_11:
    """Crown of Kael'thas. Deal $10 damage randomly split among ALL characters."""

    action = missiles(N, among=CHARACTERS)


class LOEA16_15:
    """Ysera's Tear. Gain 4 Mana Crystals this turn only."""

    action = gain_mana(N)
