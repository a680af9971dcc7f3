"""Whizbang's Workshop: Death Knight."""

from hsreplay_sim.cards.words import *


class MIS_101:
    """Foamrender. Whenever your hero attacks, spend 3 Corpses to gain +1 Durability."""

    events = when_attacks(FRIENDLY & HERO, spend_corpses(N, give(SELF, "MIS_101e")))


class MIS_101e:
    """Some Assembly Required. +1 Durability."""

    max_health = N
