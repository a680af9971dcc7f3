"""Bosses of Dungeon Run (LOOTA_BOSS): their hero powers."""

from hsreplay_sim.cards.words import *


class LOOTA_BOSS_18p:
    """Rat Race. Summon two 1/1 Rats."""

    action = summon("LOOTA_BOSS_18t", 2)
    summons = True
