"""Curse of Naxxramas: Mage."""

from hsreplay_sim.cards.words import *


class FP1_018:
    """Duplicate.

    Secret: When a friendly minion dies, put 2 copies of it into your hand. They do not say whose
    gift they are (12 of 12, 10833 to 66927: U161:2937, U380:11376). Into a full hand it has not
    fired since patch 4.0; before, it did so for nothing.
    """

    secret = when_died(
        FRIENDLY & MINION,
        copy_to_hand(SUBJECT, signed=False) >> copy_to_hand(SUBJECT, signed=False),
        HAND_ROOM | ~by_profile(lambda p: p.traps_need_room),
    )
