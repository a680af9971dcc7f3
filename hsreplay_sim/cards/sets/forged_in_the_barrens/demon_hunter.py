"""Forged in the Barrens: Demon Hunter."""

from hsreplay_sim.cards.words import *


class BAR_330:
    """Tuskpiercer. Deathrattle: Draw a Deathrattle minion."""

    deathrattle = draw_from(FRIENDLY_DECK & MINION & has(DEATHRATTLE))


class BAR_705:
    """Sigil of Silence. At the start of your next turn, Silence all enemy minions."""

    sigil = turn_start(silence(ENEMY_MINIONS))


class BAR_891:
    """Fury (Rank 1). Give your hero +2 Attack this turn. (Upgrades when you have 5 Mana.)"""

    action = give(FRIENDLY_HERO, "BAR_891e")
    next_rank = "BAR_891t"


class BAR_891t:
    """Fury (Rank 2). Give your hero +3 Attack this turn. (Upgrades when you have 10 Mana.)"""

    action = give(FRIENDLY_HERO, "BAR_891e2")
    next_rank = "BAR_891t2"


class BAR_891t2:
    """Fury (Rank 3). Give your hero +4 Attack this turn."""

    action = give(FRIENDLY_HERO, "BAR_891e3")


class BAR_891e:
    """Fury. +2 Attack this turn."""

    atk = N


class BAR_891e2:
    """Fury. +3 Attack this turn."""

    atk = N


class BAR_891e3:
    """Fury. +4 Attack this turn."""

    atk = N


class WC_701:
    """Felrattler. RushDeathrattle: Deal 1 damage to all enemy minions."""

    deathrattle = damage(ENEMY_MINIONS, N)
