"""Scholomance Academy: Warlock."""

from hsreplay_sim.cards.words import *


class SCH_307:
    """School Spirits. Deal 2 damage to all minions. Shuffle 2 Soul Fragments into your deck."""

    action = damage(MINIONS, N) >> shuffle("SCH_307t", N2)


class SCH_700:
    """Spirit Jailer. Battlecry: Shuffle 2 Soul Fragments into your deck."""

    action = shuffle("SCH_307t", N)


class SCH_701:
    """Soul Shear. Deal 3 damage to a minion. Shuffle 2 Soul Fragments into your deck."""

    targets = target(MINIONS, optional=False)
    action = damage(TARGET, N) >> shuffle("SCH_307t", N2)
