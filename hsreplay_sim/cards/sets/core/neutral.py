"""The Core set: neutral."""

from hsreplay_sim.cards.words import *


class CS3_024:
    """Taelan Fordring. Taunt, Divine Shield. Deathrattle: Draw your highest Cost minion."""

    deathrattle = draw_from(highest(FRIENDLY_DECK & MINION, COST))


class CS3_025:
    """Overlord Runthak. Rush. Whenever this attacks, give +1/+1 to all minions in your hand."""

    events = when_attacks(SELF, give(FRIENDLY_HAND & MINION, "CS3_025e"))


class CS3_025e:
    """Rallying Cry. +1/+1."""

    atk = N
    max_health = N2
