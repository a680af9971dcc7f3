"""Shadow Towers (2015): what is summoned is in Stealth until its player's next turn (TB_GP)."""

from hsreplay_sim.cards.words import *


class TB_GP_01e_copy1:
    """Shadow Tower Give My minions Stealth. Can't Attack. Stealth."""

    events = after_played(FRIENDLY & MINION, give(SUBJECT, "TB_GP_01e_v2"))


class TB_GP_01e_v2:
    """Shadow Tower Stealth. Stealth."""

    keywords = (STEALTH,)
    shadowless = True
    events = turn_start(expire(SOURCE))
