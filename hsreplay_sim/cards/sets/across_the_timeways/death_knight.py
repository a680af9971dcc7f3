"""Across the Timeways: Death Knight."""

from hsreplay_sim.cards.words import *


class END_003:
    """Finality. Draw an Undead. Imbue your Hero Power twice."""

    action = draw_from(FRIENDLY_DECK & UNDEAD) >> imbue() >> imbue()


class TIME_611:
    """Timestop. Deal 3 damage. Freeze two random enemy minions."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N) >> freeze(random(ENEMY_MINIONS, 2))


class TIME_613:
    """Cryofrozen Champion. Deathrattle: Get a random Legendary minion. Reduce its Cost by (1)."""

    deathrattle = add_random(pool(A_MINION, where=legendary)) >> give(MADE & IN_HAND, "GBL_003e")


class TIME_616:
    """Memoriam Manifest. Summon the highest Cost friendly Undead that died this game."""

    action = resurrect(random(highest(FRIENDLY_DEAD_MINIONS & UNDEAD, COST)))
    summons = True
