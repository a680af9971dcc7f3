"""What the GAME entity does in a run."""

from hsreplay_sim.cards.words import *


class MonsterHunt:
    """Monster Hunt: the stage of the run decides how strong both sides are (U063:267)."""

    signs = ("GILA_BOSS_",)
    events = (
        at("game_begins", set_up_run()),
        at("mulligan_done", cast_won()),
        at("game_over", offer_loot()),
    )
