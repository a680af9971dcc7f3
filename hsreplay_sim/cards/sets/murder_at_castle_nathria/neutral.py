"""Murder at Castle Nathria: neutral."""

from hsreplay_sim.cards.words import *

STARTING_HEALTH = 30
"""The Health of a hero without his text."""


class REV_018:
    """Prince Renathal. Your deck size and starting Health are 40."""

    start_of_game = when(
        says("size and"),
        raise_health(FRIENDLY_HERO, N - STARTING_HEALTH, noted=False),
        raise_health(FRIENDLY_HERO, N2 - STARTING_HEALTH, noted=False),
    )


class REV_023:
    """Demolition Renovator. Tradeable Battlecry: Destroy an enemy location."""

    targets = LOCATIONS & ENEMY
    action = destroy_location(TARGET)


class REV_375:
    """Stoneborn General. Rush. Deathrattle: Summon an 8/8 Gravewing with Rush."""

    deathrattle = summon("REV_375t")


class REV_845:
    """Volatile Skeleton. Deathrattle: Deal 2 damage to a random enemy."""

    deathrattle = damage(random(ENEMY_CHARACTERS), N)
