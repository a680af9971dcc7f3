"""United in Stormwind: Warrior."""

from hsreplay_sim.cards.words import *


class DED_518:
    """Man the Cannons. Deal 3 damage to a minion and 1 damage to all other minions."""

    targets = target(MINIONS, optional=False)
    action = damage_together((TARGET, N), (MINIONS - TARGET, N2))


class SW_030:
    """Cargo Guard. At the end of your turn, gain 3 Armor."""

    events = turn_end(armor(N))


class SW_094:
    """Heavy Plate. Tradeable. Gain 8 Armor."""

    action = armor(N)
