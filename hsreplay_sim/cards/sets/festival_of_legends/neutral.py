"""Festival of Legends: neutral."""

from hsreplay_sim.cards.words import *


class ETC_418:
    """Instrument Tech. Battlecry: Draw a weapon."""

    action = draw_from(FRIENDLY_DECK & WEAPON)
