"""Scholomance Academy (2020): Rogue."""

from hsreplay_sim.cards.words import *


class SCH_706:
    """Plagiarize.

    Secret: At the end of your opponent's turn, add copies of the cards they played to your hand.
    """

    secret = turn_end(
        copy_to_hand(ENEMY_PLAYED_THIS_TURN),
        ENEMY_PLAYER,
        only=any_of(ENEMY_PLAYED_THIS_TURN) & HAND_ROOM,
    )
