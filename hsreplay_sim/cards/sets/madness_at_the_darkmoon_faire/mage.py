"""Madness at the Darkmoon Faire: Mage."""

from hsreplay_sim.cards.words import *


class DMF_100:
    """Confection Cyclone. Battlecry: Add two 1/2 Sugar Elementals to your hand."""

    action = add_card("DMF_100t", 2)


class DMF_101:
    """Firework Elemental. Battlecry: Deal 3 damage to a minion. Corrupt: Deal 12 instead."""

    targets = MINIONS
    action = damage(TARGET, N)
    corrupt = "DMF_101t"


class DMF_101t:
    """Firework Elemental. Corrupted Battlecry: Deal 12 damage to a minion."""

    targets = MINIONS
    action = damage(TARGET, N)


class DMF_102:
    """Game Master. The first Secret you play each turn costs (1)."""

    aura = aura(
        FRIENDLY_HAND & A_SECRET,
        "DMF_102e",
        only=count(PLAYED_THIS_TURN & A_SECRET).equals(0),
    )


class DMF_102e:
    """Special Discount. Costs (1)."""

    set_cost = N


class DMF_103:
    """Mask of C'Thun. Deal 10 damage randomly split among all enemies."""

    action = missiles(N)


class DMF_104:
    """Grand Finale. Summon an 8/8 Elemental. Repeat for each Elemental you played last turn."""

    action = summon("DMF_104t", 1 + count(PLAYED_LAST_TURN & ELEMENTAL))
    summons = True


class DMF_106:
    """Occult Conjurer. Battlecry: If you control a Secret, summon a copy of this."""

    action = when(any_of(FRIENDLY_SECRETS), summon_copy(SELF))


class YOP_019:
    """Conjure Mana Biscuit. Add a Biscuit to your hand that refreshes 2 Mana Crystals."""

    action = add_card("YOP_019t")


class YOP_019t:
    """Mana Biscuit. Refresh 2 Mana Crystals."""

    action = refresh_mana(N)


class YOP_020:
    """Glacier Racer. Spellburst: Deal 3 damage to all Frozen enemies."""

    spellburst = after_played(FRIENDLY & SPELL, damage(ENEMY_CHARACTERS & FROZEN_ONES, N))
