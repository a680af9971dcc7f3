"""Forged in the Barrens: Demon Hunter."""

from hsreplay_sim.cards.words import *


class BAR_330:
    """Tuskpiercer. Deathrattle: Draw a Deathrattle minion."""

    deathrattle = draw_from(FRIENDLY_DECK & MINION & has(DEATHRATTLE))


class BAR_705:
    """Sigil of Silence. At the start of your next turn, Silence all enemy minions."""

    sigil = turn_start(silence(ENEMY_MINIONS))
