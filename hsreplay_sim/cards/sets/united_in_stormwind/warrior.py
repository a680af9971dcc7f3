"""United in Stormwind: Warrior."""

from hsreplay_sim.cards.words import *


class DED_518:
    """Man the Cannons. Deal 3 damage to a minion and 1 damage to all other minions."""

    targets = target(MINIONS, optional=False)
    action = damage_together((TARGET, N), (MINIONS - TARGET, N2))


class DED_519:
    """Defias Cannoneer. After your hero attacks, deal 2 damage to a random enemy twice."""

    events = after_attack(FRIENDLY & HERO, repeat(2, damage(random(ENEMY_CHARACTERS), N)))


class SW_021:
    """Cowardly Grunt. Deathrattle: Summon a minion from your deck."""

    deathrattle = recruit(random(FRIENDLY_DECK & MINION))


class SW_024:
    """Lothar. At the end of your turn, attack a random enemy minion. If it dies, gain +3/+3."""

    events = turn_end(
        aim(
            random(ENEMY_MINIONS),
            attacks(SELF, TARGET) >> when(IT_DIES, give(SELF, "SW_024e")),
        )
    )


class SW_027:
    """Shiver Their Timbers! Deal 2 damage to a minion. If you control a Pirate, deal 5 instead."""

    targets = target(MINIONS, optional=False)
    action = when(any_of(FRIENDLY_MINIONS & PIRATE), damage(TARGET, N2), damage(TARGET, N))


class SW_029:
    """Harbor Scamp. Battlecry: Draw a Pirate."""

    action = draw_from(FRIENDLY_DECK & PIRATE)


class SW_030:
    """Cargo Guard. At the end of your turn, gain 3 Armor."""

    events = turn_end(armor(N))


class SW_093:
    """Stormwind Freebooter. Battlecry: Give your hero +2 Attack this turn."""

    action = give(FRIENDLY_HERO, "SW_093e")


class SW_094:
    """Heavy Plate. Tradeable. Gain 8 Armor."""

    action = armor(N)


class SW_097:
    """Remote-Controlled Golem.

    After this takes damage, shuffle two Golem Parts into your deck. When drawn, summon a 2/1 Mech.
    """

    events = when_damaged(SELF, shuffle("SW_097t", 2))


class SW_097t:
    """Golem Parts. Casts When Drawn Summon a 2/1 Damaged Golem."""

    on_draw = summon("skele21")
