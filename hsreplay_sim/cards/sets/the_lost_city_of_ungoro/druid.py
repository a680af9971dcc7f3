"""The Lost City of Un'Goro: Druid."""

from hsreplay_sim.cards.words import *


class TLC_234:
    """Eternal Bloodpetal. Deathrattle: Summon a 0/1 Eternal Seedling."""

    deathrattle = summon("TLC_234t", signed=True)


class TLC_234t:
    """Eternal Seedling. Deathrattle: Summon a 5/1 Eternal Bloodpetal."""

    deathrattle = summon("TLC_234", signed=True)
