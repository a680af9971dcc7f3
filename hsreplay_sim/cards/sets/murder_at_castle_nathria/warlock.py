"""Murder at Castle Nathria: Warlock."""

from hsreplay_sim.cards.words import *


class REV_239:
    """Suffocating Shadows. When you play or discard this, destroy a random enemy minion."""

    action = destroy(random(ENEMY_MINIONS))
    on_discard = destroy(random(ENEMY_MINIONS))


class REV_374:
    """Shadowborn.

    Deathrattle: Reduce the Cost of the highest Cost Shadow spell in your hand by (3).
    """

    deathrattle = give(
        random(highest(FRIENDLY_HAND & SPELL & school(SpellSchool.SHADOW), COST)), "REV_374e"
    )


class REV_374e:
    """In Shadow. Costs (3) less."""

    cost = -N
