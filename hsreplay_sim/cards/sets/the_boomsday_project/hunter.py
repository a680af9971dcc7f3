"""The Boomsday Project: Hunter."""

from hsreplay_sim.cards.words import *


class BOT_034:
    """Boommaster Flark. Battlecry: Summon four 0/2 Goblin Bombs."""

    action = summon("BOT_031", 4)


class BOT_038:
    """Fireworks Tech.

    Battlecry: Give a friendly Mech +1/+1. If it has Deathrattle, trigger it.
    """

    targets = FRIENDLY_MINIONS & MECH
    action = give(TARGET, "BOT_038e") >> trigger_deathrattles(TARGET & has(DEATHRATTLE))


class BOT_038e:
    """Primed. +1/+1."""

    atk = N
    max_health = N2


class BOT_251:
    """Spider Bomb. Magnetic. Deathrattle: Destroy a random enemy minion."""

    deathrattle = destroy(random(ENEMY_MINIONS))


class BOT_251e:
    """Spider Bomb. Deathrattle: Destroy a random enemy minion."""

    atk = DATA1
    max_health = DATA2
    keywords = (DEATHRATTLE,)
    deathrattle = destroy(random(ENEMY_MINIONS))


class BOT_402:
    """Secret Plan. Discover a Secret. (A Hunter's where the own class has none.)"""

    action = discover(
        first_of(
            discoverable(pool(A_SPELL, where=secret_card)),
            pool(A_SPELL, card_class=CardClass.HUNTER, where=secret_card),
        )
    )


class BOT_438:
    """Cybertech Chip.

    Give your minions "Deathrattle: Add a random Mech to your hand."
    """

    action = give(FRIENDLY_MINIONS, "BOT_438e")


class BOT_438e:
    """Chipped. Deathrattle: Add a random Mech to your hand."""

    keywords = (DEATHRATTLE,)
    deathrattle = add_random(pool(A_MINION, race=Race.MECHANICAL))
