"""Whizbang's Workshop: Demon Hunter."""

from hsreplay_sim.cards.words import *


class TOY_641:
    """Umpire's Grasp. Deathrattle: Draw a Demon and reduce its Cost by (2)."""

    deathrattle = draw_from(FRIENDLY_DECK & DEMON) >> give(DRAWN & IN_HAND, "GBL_002e")


class TOY_644:
    """Red Card. Make a minion go Dormant for 2 turns."""

    targets = target(MINIONS, optional=False)
    action = fall_asleep(TARGET, "Toy_644e1")


class Toy_644e1:
    """Red Carded. Dormant. Awaken in @ |4(turn, turns)."""

    events = (
        turn_start(count_to_awaken(), only=any_of(SELF & FRIENDLY)),
        turn_start(count_to_awaken(), ENEMY_PLAYER, only=any_of(SELF & ENEMY)),
    )
