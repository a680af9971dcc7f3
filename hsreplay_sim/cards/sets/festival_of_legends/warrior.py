"""Festival of Legends: Warrior."""

from hsreplay_sim.cards.words import *


class ETC_035:
    """Drum Soloist. Taunt. Battlecry: If you control no other minions, gain +2/+2 and Rush."""

    action = when(~any_of(FRIENDLY_MINIONS - SELF), give(SELF, "ETC_035e") >> keyword(SELF, RUSH))


class ETC_035e:
    """Drum Solo. +2/+2."""

    atk = N
    max_health = N2
