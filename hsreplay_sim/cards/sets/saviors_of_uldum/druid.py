"""Saviors of Uldum: Druid."""

from hsreplay_sim.cards.words import *


class ULD_131p:
    """Ossirian Tear. Your Choose One cards have both effects combined."""

    player_tags = (CHOOSE_BOTH,)


class ULD_134:
    """BEEEES!!! Choose a minion. Summon four 1/1 Bees that attack it."""

    targets = target(MINIONS, optional=False)
    action = summon("ULD_134t", 4) >> attacks(MADE, TARGET)
