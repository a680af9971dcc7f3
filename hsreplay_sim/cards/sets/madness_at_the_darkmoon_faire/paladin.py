"""Madness at the Darkmoon Faire: Paladin."""

from hsreplay_sim.cards.words import *


class DMF_244:
    """Day at the Faire. Summon 3 Silver Hand Recruits. Corrupt: Summon 5."""

    action = summon("CS2_101t", N)
    corrupt = "DMF_244t"
    summons = True


class DMF_244t:
    """Day at the Faire. Corrupted. Summon 5 Silver Hand Recruits."""

    action = summon("CS2_101t", N)
    summons = True
