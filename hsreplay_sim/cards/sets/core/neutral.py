"""The Core set: neutral."""

from hsreplay_sim.cards.words import *


class CS3_024:
    """Taelan Fordring. Taunt, Divine Shield. Deathrattle: Draw your highest Cost minion."""

    deathrattle = draw_from(highest(FRIENDLY_DECK & MINION, COST))
