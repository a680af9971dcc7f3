"""The Lost City of Un'Goro: Shaman."""

from hsreplay_sim.cards.words import *


class TLC_482:
    """Slagclaw.

    Battlecry: Summon two 2/1 Sizzling Cinders. Kindred: Trigger your Sizzling Cinders'
    Deathrattles.
    """

    action = summon("TLC_249", 2) >> when(
        KINDRED, trigger_deathrattles(FRIENDLY_MINIONS & card("TLC_249"))
    )
