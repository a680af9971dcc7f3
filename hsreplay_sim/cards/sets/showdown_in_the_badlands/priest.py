"""Showdown in the Badlands: Priest."""

from hsreplay_sim.cards.words import *


class WW_381:
    """Injured Hauler.

    Battlecry: Deal 4 damage to this minion. Overheal: Deal 2 damage to all enemy minions.
    """

    action = damage(SELF, N)
    events = when_overhealed(SELF, damage(ENEMY_MINIONS, N2))


class WW_393:
    """Invasive Shadeleaf. Deal 10 damage to an enemy minion. Save any excess in a 1-Cost Bottle."""

    targets = target(ENEMY_MINIONS, optional=False)
    action = damage_within_health(TARGET, N) >> when(
        LEFT_BEHIND > 0, add_numbered("WW_393t", LEFT_BEHIND)
    )


class WW_393t:
    """Bottled Shadeleaf. Deal the excess damage to an enemy minion."""

    targets = target(ENEMY_MINIONS, optional=False)
    action = damage(TARGET, DATA1)
