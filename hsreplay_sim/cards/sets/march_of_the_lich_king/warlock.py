"""March of the Lich King: Warlock."""

from hsreplay_sim.cards.words import *


class RLK_535:
    """Savage Ymirjar. RushBattlecry: Discard 2 cards."""

    action = discard(N)


class RLK_536:
    """Shallow Grave. Trigger a friendly minion's Deathrattle, then destroy it."""

    targets = target(FRIENDLY_MINIONS & has(DEATHRATTLE), optional=False)
    action = trigger_deathrattles(TARGET) >> destroy(TARGET)
