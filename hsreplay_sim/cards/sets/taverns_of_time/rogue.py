"""Taverns of Time: Rogue."""

from hsreplay_sim.cards.words import *

_ANOTHER_SPELL = discover(copies((PLAYED_THIS_GAME & SPELL) - card("TOT_108")))


class TOT_108:
    """Vuja De. Discover a copy of a spell you played this game. Combo: And a minion."""

    action = _ANOTHER_SPELL
    combo = _ANOTHER_SPELL >> when(says("Combo"), discover(copies(PLAYED_THIS_GAME & MINION)))
