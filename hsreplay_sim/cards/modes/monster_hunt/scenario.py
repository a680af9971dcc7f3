"""What the GAME entity does in a run."""

from hsreplay_sim.cards.words import *


class MonsterHunt:
    """Monster Hunt: the stage of the run decides how strong both sides are (U063:267)."""

    signs = ("GILA_BOSS_",)
    events = STAGE_OF_A_RUN
