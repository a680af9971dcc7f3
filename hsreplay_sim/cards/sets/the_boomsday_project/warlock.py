"""The Boomsday Project: Warlock."""

from hsreplay_sim.cards.words import *


class BOT_443:
    """Void Analyst. Deathrattle: Give all Demons in your hand +1/+1."""

    deathrattle = give(FRIENDLY_HAND & DEMON, "BOT_443e")


class BOT_443e:
    """Well-Studied. +1/+1 from Void Analyst."""

    atk = N
    max_health = N2
