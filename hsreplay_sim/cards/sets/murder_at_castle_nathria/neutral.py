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


class REV_251:
    """Sinrunner. Deathrattle: Destroy a random enemy minion."""

    deathrattle = destroy(random(ENEMY_MINIONS))


class REV_308:
    """Maze Guide. Battlecry: Summon a random 2-Cost minion."""

    action = summon_random(pool(A_MINION, cost=N))


class REV_338:
    """Dredger Staff. Battlecry: Give minions in your hand +1 Health."""

    action = give(FRIENDLY_HAND & MINION, "REV_338e")


class REV_338e:
    """Carving Time. +1 Health."""

    max_health = N


class REV_351:
    """Roosting Gargoyle. Battlecry: Give a friendly Beast +2 Attack."""

    targets = FRIENDLY_MINIONS & BEAST
    action = give(TARGET, "REV_351e")


class REV_351e:
    """Invigorated. +2 Attack."""

    atk = N


class REV_375:
    """Stoneborn General. Rush. Deathrattle: Summon an 8/8 Gravewing with Rush."""

    deathrattle = summon("REV_375t")


class REV_837:
    """Muck Plumber. ALL minions cost (2) more."""

    aura = aura(BOTH_HANDS & MINION, "REV_837e")


class REV_837e:
    """Yuck! Costs (2) more."""

    cost = N


class REV_845:
    """Volatile Skeleton. Deathrattle: Deal 2 damage to a random enemy."""

    deathrattle = damage(random(ENEMY_CHARACTERS), N)


class REV_957:
    """Murlocula. LifestealInfuse (@): This costs (0)."""

    infuse = "REV_957t"
