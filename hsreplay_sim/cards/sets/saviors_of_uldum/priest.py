"""Saviors of Uldum: priest."""

from hsreplay_sim.cards.words import *


class ULD_266:
    """Grandmummy. Reborn Deathrattle: Give a random friendly minion +1/+1."""

    deathrattle = give(random(FRIENDLY_MINIONS), "ULD_266e")


class ULD_266e:
    """Grandmummy's Blessing. +1/+1."""

    atk = N
    max_health = N2


class ULD_714:
    """Penance. Lifesteal. Deal 3 damage to a minion."""

    targets = target(MINIONS, optional=False)
    action = damage(TARGET, N)


class ULD_718:
    """Plague of Death. Silence and destroy all minions."""

    action = silence(MINIONS) >> destroy(MINIONS)
