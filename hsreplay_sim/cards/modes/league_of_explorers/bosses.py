"""Cards of the bosses of the League of Explorers (LOEA)."""

from hsreplay_sim.cards.words import *


class LOEA10_5:
    """Mrgl Mrgl Nyah Nyah. Summon 3 Murlocs that died this game."""

    action = resurrect(random((FRIENDLY_DEAD_MINIONS + ENEMY_DEAD_MINIONS) & MURLOC, N))


class LOEA10_5H:
    """Mrgl Mrgl Nyah Nyah. Summon 5 Murlocs that died this game."""

    action = resurrect(random((FRIENDLY_DEAD_MINIONS + ENEMY_DEAD_MINIONS) & MURLOC, N))


class LOEA16_3:
    """Lantern of Power. Give a minion +10/+10."""

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "LOEA16_3e")


class LOEA16_4:
    """Timepiece of Horror. Deal 10 damage randomly split among all enemies."""

    action = missiles(N)


class LOEA16_5:
    """Mirror of Doom. Fill your board with 3/3 Mummy Zombies."""

    action = summon("LOEA16_5t", FREE_SLOTS)
