"""Festival of Legends: Hunter."""

from hsreplay_sim.cards.words import *


class JAM_004:
    """Hollow Hound. Lifesteal, Rush Also damages minions next to whomever this attacks."""

    cleaves = True
