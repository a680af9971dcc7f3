"""Kobolds & Catacombs: neutral."""

from hsreplay_sim.cards.words import *


class LOOT_149:
    """Corridor Creeper. Costs (1) less whenever a minion dies while this is in your hand."""

    in_hand = when_died(MINION, give(SOURCE, "LOOT_149e"))


class LOOT_149e:
    """Creepier. Costs (1) less."""

    cost = -N


class LOOT_413:
    """Plated Beetle. Deathrattle: Gain 3 Armor."""

    deathrattle = armor(N)
