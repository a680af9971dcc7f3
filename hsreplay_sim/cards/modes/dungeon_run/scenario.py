"""What the GAME entity does in a run."""

from hsreplay_sim.cards.words import *


class DungeonRun:
    """Dungeon Run: the stage of the run decides how strong both sides are (U275:539)."""

    signs = ("LOOTA_BOSS_",)
    events = STAGE_OF_A_RUN
