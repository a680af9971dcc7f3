"""Festival of Legends: Death Knight."""

from hsreplay_sim.cards.words import *


class JAM_005:
    """Yelling Yodeler. Battlecry: Trigger a friendly minion's Deathrattle twice."""

    targets = FRIENDLY_MINIONS & has(DEATHRATTLE)
    action = trigger_deathrattles(TARGET) >> trigger_deathrattles(TARGET)
