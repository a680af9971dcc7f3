"""Ashes of Outland: what demons sleep as for two turns."""

from hsreplay_sim.cards.words import *


class BT_737e:
    """Imprisoned. Dormant. Awaken in 2 turns.

    They are turns of whoever has the minion, as those of a Red Card.
    """

    events = (
        turn_start(count_to_awaken(), only=any_of(SELF & FRIENDLY)),
        turn_start(count_to_awaken(), ENEMY_PLAYER, only=any_of(SELF & ENEMY)),
    )
