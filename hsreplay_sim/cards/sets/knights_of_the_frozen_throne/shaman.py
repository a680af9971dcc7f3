"""Knights of the Frozen Throne: Shaman."""

from hsreplay_sim.cards.words import *


class ICC_058:
    """Brrrloc. Battlecry: Freeze an enemy."""

    targets = ENEMY_CHARACTERS
    action = freeze(TARGET)


class ICC_481:
    """Thrall, Deathseer.

    Battlecry: Transform your minions into random ones that cost (2) more.
    """

    action = transform_random(FRIENDLY_MINIONS, cost_beside(2))


class ICC_481p:
    """Transmute Spirit. Transform a friendly minion into a random one that costs (1) more."""

    targets = target(FRIENDLY_MINIONS, optional=False)
    action = transform_random(TARGET, cost_beside(1))
