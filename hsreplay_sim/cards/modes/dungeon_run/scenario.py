"""What the GAME entity does in a run."""

from hsreplay_sim.cards.words import *


class DungeonRun:
    """Dungeon Run: the stage of the run decides how strong both sides are (U275:539)."""

    signs = ("LOOTA_BOSS_",)
    events = (
        at("game_begins", set_up_run()),
        at("mulligan_done", cast_won()),
        at("game_over", offer_loot()),
    )
