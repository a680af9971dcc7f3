"""Cards of the bosses of the League of Explorers (LOEA)."""

from hsreplay_sim.cards.words import *


class LOEA10_5:
    """Mrgl Mrgl Nyah Nyah. Summon 3 Murlocs that died this game."""

    action = resurrect(random((FRIENDLY_DEAD_MINIONS + ENEMY_DEAD_MINIONS) & MURLOC, N))
    summons = True


class LOEA10_5H:
    """Mrgl Mrgl Nyah Nyah. Summon 5 Murlocs that died this game."""

    action = resurrect(random((FRIENDLY_DEAD_MINIONS + ENEMY_DEAD_MINIONS) & MURLOC, N))
    summons = True
