"""Murder at Castle Nathria: Shaman."""

from hsreplay_sim.cards.words import *


class REV_917:
    """Carving Chisel. After your hero attacks, summon a random basic Totem."""

    events = after_attack(FRIENDLY & HERO, summon_random(basic_totems))


class REV_923:
    """Muck Pools. Transform a friendly minion into one that costs (1) more."""

    targets = FRIENDLY_MINIONS
    activate = transform_random(TARGET, cost_beside(1))
