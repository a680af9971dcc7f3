"""Rastakhan's Rumble: Paladin."""

from hsreplay_sim.cards.words import *


class TRL_543:
    """Bloodclaw. Battlecry: Deal 5 damage to your hero."""

    action = damage(FRIENDLY_HERO, N)
