"""Rastakhan's Rumble: Warrior."""

from hsreplay_sim.cards.words import *


class TRL_360:
    """Overlord's Whip. After you play a minion, deal 1 damage to it."""

    events = after_played(FRIENDLY & MINION & IN_PLAY, damage(SUBJECT, N))
