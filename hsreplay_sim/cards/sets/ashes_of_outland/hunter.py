"""Ashes of Outland: Hunter."""

from hsreplay_sim.cards.words import *


class BT_202:
    """Helboar. Deathrattle: Give a random Beast in your hand +1/+1."""

    deathrattle = give(random(FRIENDLY_HAND & BEAST), "BT_202e")


class BT_202e:
    """Scent of Blood. +1/+1."""

    atk = N
    max_health = N2


class BT_211:
    """Imprisoned Felmaw. Dormant for 2 turns. When this awakens, attack a random enemy."""

    dormant = "BT_737e"
    awaken = attacks(SELF, ENEMY_CHARACTERS)


class BT_213:
    """Scavenger's Ingenuity. Draw a Beast. Give it +3/+3."""

    action = draw_from(FRIENDLY_DECK & BEAST) >> give(DRAWN & IN_HAND, "BT_213e")


class BT_213e:
    """Pack Tactics. +3/+3."""

    atk = N
    max_health = N2
