"""What the GAME entity does in missions of Karazhan."""

from hsreplay_sim.cards.words import *


class MagicMirror:
    """The Magic Mirror: who moves second gets no Coin."""

    signs = ("KAR_A01_",)
    coinless = True
