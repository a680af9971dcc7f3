"""What the GAME entity does in a run."""

from hsreplay_sim.cards.words import *


class RumbleRun:
    """Rumble Run: the stage of the run decides how strong both sides are (U330:786)."""

    signs = ("TRLA_2",)
    coinless = True
    events = STAGE_OF_A_RUN
