"""Ashes of Outland: Druid."""

from hsreplay_sim.cards.words import *


class BT_130:
    """Overgrowth. Gain two empty Mana Crystals."""

    action = gain_crystals(2)


class BT_134:
    """Bogbeam. Deal 3 damage to a minion. Costs (0) if you have at least 7 Mana Crystals."""

    targets = MINIONS
    action = damage(TARGET, N)
    cost = -(PRINTED_COST - N2) * as_number(CRYSTALS >= N3)
