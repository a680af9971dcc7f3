"""Festival of Legends: Demon Hunter."""

from hsreplay_sim.cards.words import *


class ETC_411:
    """SECURITY!! Summon two 1/1 Illidari with Rush. Outcast: Summon one more."""

    action = summon("BT_036t", 2)
    outcast = summon("BT_036t", 3)
    summons = True
