"""The Great Dark Beyond: Warlock."""

from hsreplay_sim.cards.words import *


class GDB_121:
    """Foreboding Flame.

    Battlecry: Demons that didn't start in your deck cost (1) less this game.
    """

    action = give(FRIENDLY_PLAYER, "GDB_121e")


class GDB_121e:
    """Burning Legion's Boon. Demons that didn't start in your deck cost (1) less this game."""

    aura = cost_change(FRIENDLY_HAND & DEMON & GENERATED, -N)


class GDB_122:
    """Infernal Stratagem. Give a minion +3/+3. If it's a Demon, your next one costs (2) less."""

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "GDB_122e") >> when(
        any_of(TARGET & DEMON), give(FRIENDLY_PLAYER, "GDB_122e2")
    )


class GDB_122e2:
    """Strategic Inferno. Your next Demon costs (2) less."""

    aura = cost_change(FRIENDLY_HAND & DEMON, -N)
    events = until_played(FRIENDLY & DEMON)


class GDB_123:
    """Abduction Ray. Get a random Demon. Reduce its Cost by (2). Repeatable this turn."""

    action = add_random(pool(A_MINION, race=Race.DEMON)) >> give(MADE & IN_HAND, "GBL_002e")


class GDB_125:
    """Healthstone. Tradeable Restore all damage your hero has taken this turn.@ (@)"""

    hand_number = mine(HERO_DAMAGE_TAKEN_THIS_TURN)
    action = heal(FRIENDLY_HERO, mine(HERO_DAMAGE_TAKEN_THIS_TURN))


class GDB_126:
    """Black Hole. Destroy all minions except Demons."""

    action = destroy(MINIONS - DEMON)


class SC_019:
    """Ultralisk Cavern.

    Deal 1 damage to all enemies. Deathrattle: Summon an 8/8 Ultralisk with Rush.
    """

    activate = damage(ENEMY_CHARACTERS, N)
    deathrattle = summon("SC_006")


class SC_019t:
    """Baneling. Deathrattle: Deal damage equal to this minion's Attack to all enemy minions."""

    deathrattle = damage(ENEMY_MINIONS, atk_of(AS_IT_DIED))


class SC_023:
    """Spine Crawler. Taunt. Can't attack. Has +3 Attack if you control a location."""

    atk = N * as_number(any_of(LOCATIONS & FRIENDLY))
