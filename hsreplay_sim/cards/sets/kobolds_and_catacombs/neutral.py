"""Kobolds & Catacombs: neutral."""

from hsreplay_sim.cards.words import *


class LOOT_130:
    """Arcane Tyrant. Costs (0) if you've cast a spell that costs (5) or more this turn."""

    cost = -(PRINTED_COST - N) * as_number(any_of(PLAYED_THIS_TURN & SPELL & cost_at_least(N2)))


class LOOT_149:
    """Corridor Creeper. Costs (1) less whenever a minion dies while this is in your hand."""

    in_hand = when_died(MINION, give(SOURCE, "LOOT_149e"))


class LOOT_149e:
    """Creepier. Costs (1) less."""

    cost = -N


class LOOT_413:
    """Plated Beetle. Deathrattle: Gain 3 Armor."""

    deathrattle = armor(N)
