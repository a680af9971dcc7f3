"""What the GAME entity does in a run."""

from hsreplay_sim.cards.words import *


class RumbleRun:
    """Rumble Run: the stage of the run decides how strong both sides are (U330:786)."""

    signs = ("TRLA_2",)
    coinless = True
    events = (
        at("game_begins", set_up_run()),
        at("mulligan_done", cast_won()),
        at("game_over", offer_loot()),
    )
