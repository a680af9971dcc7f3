"""Ashes of Outland with the first Demon Hunter cards: Shaman."""

from hsreplay_sim.cards.words import *


class BT_100:
    """Serpentshrine Portal. Deal $3 damage. Summon a random 3-Cost minion. Overload: (1)"""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N) >> summon_random(pool(A_MINION, cost=N2))


class BT_101:
    """Vivid Spores.

    Give your minions "Deathrattle: Resummon this minion."
    """

    action = give(FRIENDLY_MINIONS, "BT_101e")


class BT_101e:
    """Glowcapped. Deathrattle: Resummon this minion."""

    keywords = (DEATHRATTLE,)
    deathrattle = resummon(SUBJECT)


class BT_102:
    """Boggspine Knuckles.

    After your hero attacks, transform your minions into random ones that cost (1) more.
    """

    events = after_attack(FRIENDLY & HERO, transform_random(FRIENDLY_MINIONS, cost_beside(1)))


class BT_106:
    """Bogstrok Clacker.

    Battlecry: Transform adjacent minions into random minions that cost (1) more.
    """

    action = transform_random(ADJACENT, cost_beside(1))


class BT_109:
    """Lady Vashj. Spell Damage +1. Deathrattle: Shuffle 'Vashj Prime' into your deck."""

    deathrattle = shuffle("BT_109t")


class BT_109t:
    """Vashj Prime. Spell Damage +1. Battlecry: Draw 3 spells. Reduce their Cost by (3)."""

    action = repeat(N2, draw_from(FRIENDLY_DECK & SPELL) >> give(DRAWN & IN_HAND, "BT_109te"))


class BT_110:
    """Torrent. Deal 8 damage to a minion. Costs (3) less if you cast a spell last turn."""

    cost = -(N2 * as_number(MY_TURN & any_of(PLAYED_LAST_TURN & SPELL)))
    targets = target(MINIONS, optional=False)
    action = damage(TARGET, N)


class BT_113:
    """Totemic Reflection. Give a minion +2/+2. If it's a Totem, summon a copy of it."""

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "BT_113e") >> when(any_of(TARGET & TOTEM), summon_copy(TARGET))


class BT_114:
    """Shattered Rumbler.

    Battlecry: If you cast a spell last turn, deal 2 damage to all other minions.
    """

    action = when(any_of(PLAYED_LAST_TURN & SPELL), damage(MINIONS - SELF, N))


class BT_115:
    """Marshspawn. Battlecry: If you cast a spell last turn, Discover a spell."""

    action = when(any_of(PLAYED_LAST_TURN & SPELL), discover(discoverable(pool(A_SPELL))))
