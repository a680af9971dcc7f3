"""TITANS: Druid."""

from hsreplay_sim.cards.words import *


class YOG_403:
    """Aerosoilizer. Battlecry and Deathrattle: Summon a 2/2 Treant."""

    action = summon("TTN_950t2")
    deathrattle = summon("TTN_950t2")
