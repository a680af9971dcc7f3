"""Murder at Castle Nathria: Warlock."""

from hsreplay_sim.cards.words import *


class MAW_000:
    """Imp-oster. Battlecry: Choose a friendly Imp. Transform into a copy of it."""

    targets = FRIENDLY_MINIONS & has(IMP)
    action = become_copy(SELF, TARGET)


class REV_239:
    """Suffocating Shadows. When you play or discard this, destroy a random enemy minion."""

    action = destroy(random(ENEMY_MINIONS))
    on_discard = destroy(random(ENEMY_MINIONS))


class REV_371:
    """Vile Library. Give a friendly minion +1/+1. Repeat for each Imp you control.

    Before 195635: +1/+1 for each Imp you control.
    """

    targets = FRIENDLY_MINIONS
    activate = when(says("Repeat"), give(TARGET, "REV_371e")) >> repeat(
        count(FRIENDLY_MINIONS & has(IMP)), give(TARGET, "REV_371e")
    )


class REV_371e:
    """Imp Power. +1/+1."""

    atk = N
    max_health = N2


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
