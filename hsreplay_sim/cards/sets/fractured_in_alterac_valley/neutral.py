"""Fractured in Alterac Valley with Onyxia's Lair: neutral."""

from hsreplay_sim.cards.words import *


class AV_127:
    """Ice Revenant. Whenever you cast a Frost spell, gain +2/+2."""

    events = when_played(FRIENDLY & SPELL & school(SpellSchool.FROST), give(SELF, "AV_127e"))


class AV_127e:
    """Frosty Spirit. +2/+2."""

    atk = N
    max_health = N2


class AV_129:
    """Blood Guard. Whenever this minion takes damage, give your minions +1 Attack."""

    events = when_damaged(SELF, give(FRIENDLY_MINIONS, "AV_129e"))


class AV_129e:
    """Incited. +1 Attack."""

    atk = N


class AV_137:
    """Irondeep Trogg. After your opponent casts a spell, summon another Irondeep Trogg."""

    events = after_played(ENEMY & SPELL, summon("AV_137"))
