"""Madness at the Darkmoon Faire with the Darkmoon Races: Shaman."""

from hsreplay_sim.cards.words import *


class DMF_701:
    """Dunk Tank. Deal 4 damage. Corrupt: Then deal 2 damage to all enemy minions."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N)
    corrupt = "DMF_701t"


class DMF_701t:
    """Dunk Tank. Corrupted. Deal 4 damage, then deal 2 damage to all enemy minions."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N) >> damage(ENEMY_MINIONS, N2)
