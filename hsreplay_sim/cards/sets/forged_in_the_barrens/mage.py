"""Forged in the Barrens: Mage."""

from hsreplay_sim.cards.words import *


class BAR_305:
    """Flurry (Rank 1). Freeze a random enemy minion. (Upgrades when you have 5 Mana.)"""

    # Without an enemy minion it cannot be cast (U168:1 step 204).
    playable = any_of(ENEMY_MINIONS)
    action = freeze(random(ENEMY_MINIONS))
    next_rank = "BAR_305t"


class BAR_305t:
    """Flurry (Rank 2). Freeze two random enemy minions. (Upgrades when you have 10 Mana.)"""

    playable = any_of(ENEMY_MINIONS)
    action = freeze(random(ENEMY_MINIONS, 2))
    next_rank = "BAR_305t2"


class BAR_305t2:
    """Flurry (Rank 3). Freeze three random enemy minions."""

    playable = any_of(ENEMY_MINIONS)
    action = freeze(random(ENEMY_MINIONS, 3))


class BAR_541:
    """Runed Orb. Deal 2 damage. Discover a spell."""

    targets = CHARACTERS
    action = damage(TARGET, N) >> discover(discoverable(pool(A_SPELL)))


class BAR_542:
    """Refreshing Spring Water. Draw 2 cards. Refresh 2 Mana Crystals for each spell drawn."""

    action = repeat(N, draw(1) >> refresh_mana(N2 * count(DRAWN & SPELL)))


class BAR_544:
    """Reckless Apprentice. Battlecry: Fire your Hero Power at all enemies."""

    action = fire_power(ENEMY_CHARACTERS)


class BAR_545:
    """Arcane Luminary.

    Cards that didn't start in your deck cost (2) less, but not less than (1).
    """

    aura = aura(FRIENDLY_HAND & GENERATED, "BAR_545e")


class BAR_545e:
    """Conjured Reduction. Costs (2) less (but not less than 1)."""

    cost = -N
    least_cost = ((1, ALWAYS),)


class BAR_546:
    """Wildfire. Your Hero Power deals 1 more damage this game."""

    action = raise_power_damage(N)


class BAR_748:
    """Varden Dawngrasp.

    Battlecry:Freeze all enemy minions. If any are already Frozen, deal 4 damage to them instead.
    """

    action = damage(ENEMY_MINIONS & FROZEN_ONES, N) >> freeze(ENEMY_MINIONS - FROZEN_ONES)


class BAR_812:
    """Oasis Ally. Secret: When a friendly minion is attacked, summon a 3/6 Water Elemental."""

    secret = when_attacks(ENEMY, summon("CS2_033"), defender=FRIENDLY_MINIONS, only=ROOM)


class BAR_888:
    """Rimetongue. After you cast a Frost spell, summon a 1/1 Elemental that Freezes."""

    events = after_played(FRIENDLY & SPELL & school(SpellSchool.FROST), summon("BAR_888t"))


class BAR_888t:
    """Frosted Elemental. Freeze any character damaged by this minion.

    The card carries the FREEZE tag, which is the rule (see engine.damage).
    """


class WC_041:
    """Shattering Blast. Destroy all Frozen minions."""

    action = destroy(MINIONS & FROZEN_ONES)
