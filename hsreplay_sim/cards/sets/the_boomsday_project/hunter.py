"""The Boomsday Project: Hunter."""

from hsreplay_sim.cards.words import *


class BOT_033:
    """Bomb Toss. Deal 2 damage. Summon a 0/2 Goblin Bomb."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N) >> summon("BOT_031")


class BOT_034:
    """Boommaster Flark. Battlecry: Summon four 0/2 Goblin Bombs."""

    action = summon("BOT_031", 4)


class BOT_038:
    """Fireworks Tech.

    Battlecry: Give a friendly Mech +1/+1. If it has Deathrattle, trigger it.
    """

    targets = FRIENDLY_MINIONS & MECH
    action = give(TARGET, "BOT_038e") >> trigger_deathrattles(TARGET & has(DEATHRATTLE))


class BOT_039:
    """Necromechanic. Your Deathrattles trigger twice."""

    aura = aura(FRIENDLY_PLAYER, "BOT_039e")
    player_tags = (EXTRA_DEATHRATTLES_BASE,)


class BOT_039e:
    """Necromechanical. A mark on the player; the tag of Necromechanic counts."""


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

    action = discover(discoverable(pool(A_SPELL, where=secret_card)))


class BOT_429:
    """Flark's Boom-Zooka. Summon 3 minions from your deck. They attack enemy minions, then die."""

    action = (
        recruit(random(FRIENDLY_DECK & MINION, N))
        >> each_attacks(MADE, ENEMY_MINIONS)
        >> destroy(MADE)
    )


class BOT_437:
    """Goblin Prank. Give a friendly minion +3/+3 and Rush. It dies at end of turn."""

    targets = target(FRIENDLY_MINIONS, optional=False)
    action = give(TARGET, "BOT_437e") >> mark_doomed(TARGET)


class BOT_437e:
    """Slimed. +3/+3 and Rush. Dies a slimy death at the end of the turn."""

    atk = N
    max_health = N2
    keywords = (RUSH,)
    events = turn_end(destroy(SELF))


class BOT_438:
    """Cybertech Chip.

    Give your minions "Deathrattle: Add a random Mech to your hand."
    """

    action = give(FRIENDLY_MINIONS, "BOT_438e")


class BOT_438e:
    """Chipped. Deathrattle: Add a random Mech to your hand."""

    keywords = (DEATHRATTLE,)
    deathrattle = add_random(pool(A_MINION, race=Race.MECHANICAL))
