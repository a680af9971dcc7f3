"""Bosses of the Dalaran Heist (DALA_BOSS): their hero powers."""

from hsreplay_sim.cards.words import *


class DALA_BOSS_35px:
    """Healing Hands.

    At the start of your turn, restore all friendly minions to full Health.
    """

    events = turn_start(for_each(FRIENDLY_MINIONS, heal(TARGET, max_health_of(TARGET))))
