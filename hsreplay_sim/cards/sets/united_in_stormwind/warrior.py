"""United in Stormwind: Warrior."""

from hsreplay_sim.cards.words import *


class DED_518:
    """Man the Cannons. Deal 3 damage to a minion and 1 damage to all other minions."""

    targets = target(MINIONS, optional=False)
    action = damage_together((TARGET, N), (MINIONS - TARGET, N2))


class SW_030:
    """Cargo Guard. At the end of your turn, gain 3 Armor."""

    events = turn_end(armor(N))


class SW_093:
    """Stormwind Freebooter. Battlecry: Give your hero +2 Attack this turn."""

    action = give(FRIENDLY_HERO, "SW_093e")


class SW_093e:
    """Paid to Loot. +2 Attack this turn."""

    atk = N


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
