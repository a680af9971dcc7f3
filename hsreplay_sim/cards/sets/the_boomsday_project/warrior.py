"""The Boomsday Project: Warrior."""

from hsreplay_sim.cards.words import *


class BOT_042:
    """Weapons Project. Each player equips a 2/3 Weapon and gains 6 Armor."""

    action = (
        equip("BOT_042t") >> equip("BOT_042t", opponent=True) >> armor(N3) >> armor(N3, ENEMY_HERO)
    )


class BOT_059:
    """Eternium Rover. Whenever this minion takes damage, gain 2 Armor."""

    events = when_damaged(SELF, armor(N))


class BOT_067:
    """Rocket Boots. Give a minion Rush. Draw a card."""

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "BOT_067e") >> draw()


class BOT_069:
    """The Boomship. Summon 3 random minions from your hand. Give them Rush."""

    action = repeat(N, recruit(random(FRIENDLY_HAND & MINION)) >> give(MADE, "BOT_069e"))


class BOT_104:
    """Dyn-o-matic. Battlecry: Deal 5 damage randomly split among all minions except Mechs."""

    action = missiles(N, MINIONS & ~MECH)


class BOT_218:
    """Security Rover. Whenever this minion takes damage, summon a 2/3 Mech with Taunt."""

    events = when_damaged(SELF, summon("BOT_218t"))


SUITS = given("BOT_238p1", "BOT_238p2", "BOT_238p3", "BOT_238p4", "BOT_238p6")
"""What the Mech Suit of Dr. Boom can do."""
SWAPS = turn_end(new_random_power(without(SELF, SUITS)))
"""At the end of the turn it makes way for another one."""


class BOT_238:
    """Dr. Boom, Mad Genius. Battlecry: For the rest of the game, your Mechs have Rush.

    A random power of the Mech Suit comes first, in a block of its own (U200b:6336).
    """

    brings_power = True
    action = new_random_power(SUITS) >> next_block() >> give(FRIENDLY_PLAYER, "BOT_238e")


class BOT_238e:
    """Boomtastic. Your Mechs have Rush.

    Not those that come with it (U200b:19127), or to which another text gives it. What has had it
    gets it again as it dies (U200b:9093), whatever else gives it.
    """

    aura = aura(
        ((FRIENDLY_MINIONS & ~given_besides(RUSH, "BOT_238e2")) + FRIENDLY_DEAD_MINIONS)
        & MECH
        & ~printed_with(RUSH),
        "BOT_238e2",
    )


class BOT_238e2:
    """Boomtastic. Dr. Boom is granting your Mechs Rush."""

    keywords = (RUSH,)


class BOT_238p1:
    """Zap Cannon. Deal 3 damage. Swaps each turn."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N)
    events = SWAPS


class BOT_238p2:
    """Blast Shield. Gain $d7 Armor. Swaps each turn."""

    action = armor(N)
    events = SWAPS


class BOT_238p3:
    """KABOOM! Deal 1 damage to all enemies. Swaps each turn."""

    action = damage(ENEMY_CHARACTERS, N)
    events = SWAPS


class BOT_238p4:
    """Delivery Drone. Discover a Mech. Swaps each turn."""

    action = discover(discoverable(pool(A_MINION, race=Race.MECHANICAL)))
    events = SWAPS


class BOT_238p6:
    """Micro-Squad. Summon three 1/1 Microbots. Swaps each turn."""

    action = summon("BOT_312t", 3)
    events = SWAPS


class BOT_299:
    """Omega Assembly. Discover a Mech. If you have 10 Mana Crystals, keep all 3 instead."""

    action = when(
        CRYSTALS >= N,
        add_random(discoverable(pool(A_MINION, race=Race.MECHANICAL)), N2),
        discover(discoverable(pool(A_MINION, race=Race.MECHANICAL))),
    )


class BOT_406:
    """Supercollider. After you attack a minion, force it to attack one of its neighbors."""

    events = after_attack(
        FRIENDLY_HERO, attacks(TARGET, adjacent(TARGET), counted=False), defender=MINIONS
    )
