"""Into the Emerald Dream: Mage."""

from hsreplay_sim.cards.words import *


class EDR_851p:
    """Blessing of the Wisp.

    Summon @ Wisps. Deal @ damage randomly split among all enemies.
    """

    own_number = mine(TAG_3527)
    action = summon("EDR_851t", DATA1, signed=True) >> missiles(DATA1)


class EDR_871:
    """Spirit Gatherer. Battlecry: Get a Wisp. Imbue your Hero Power."""

    action = add_card("EDR_851t") >> imbue()


class EDR_941:
    """Starsurge.

    Deal $@ damage to a minion. (Improved by each friendly minion that died this game.)
    """

    targets = target(MINIONS, optional=False)
    action = damage(TARGET, DATA1)
    hand_number = 1 + count(FRIENDLY_DEAD_MINIONS)


class FIR_910:
    """Scorching Winds. Deal 3 damage. Discard a random Fire spell to deal 3 more."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N) >> when(
        any_of(FRIENDLY_HAND & SPELL & school(SpellSchool.FIRE)),
        discard(1, FRIENDLY_HAND & SPELL & school(SpellSchool.FIRE)) >> damage(TARGET, N2),
    )
