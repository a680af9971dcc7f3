"""Whispers of the Old Gods: Shaman."""

from hsreplay_sim.cards.words import *


class OG_023:
    """Primal Fusion. Give a minion +1/+1 for each of your Totems."""

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "OG_023t", count(FRIENDLY_MINIONS & TOTEM))


class OG_023t:
    """Primally Infused. Increased stats."""

    atk = DATA1 * of_creator(N)
    max_health = DATA1 * of_creator(N2)


class OG_026:
    """Eternal Sentinel. Battlecry: Unlock your Overloaded Mana Crystals."""

    action = unlock_overload()


class OG_027:
    """Evolve. Transform your minions into random minions that cost (1) more."""

    action = transform_random(FRIENDLY_MINIONS, cost_beside(1))


class OG_028:
    """Thing from Below. Taunt. Costs (1) less for each Totem you've summoned this game."""

    cost = -(count(SUMMONED_THIS_GAME & TOTEM) * N)


class OG_031:
    """Hammer of Twilight. Deathrattle: Summon a 4/2 Elemental."""

    deathrattle = summon("OG_031a")


class OG_206:
    """Stormcrack. Deal 4 damage to a minion. Overload: (1)."""

    targets = MINIONS
    action = damage(TARGET, N)


class OG_209:
    """Hallazeal the Ascended.

    Whenever your spells deal damage, restore that much Health to your hero.

    Since 184968, not written: Spell Damage +1. Your spells have Lifesteal.
    """

    wording = "restore that much Health"
    events = when_deals_damage(FRIENDLY & SPELL, heal(FRIENDLY_HERO, AMOUNT))


class OG_328:
    """Master of Evolution.

    Battlecry: Transform a friendly minion into a random one that costs (1) more.
    """

    targets = FRIENDLY_MINIONS
    action = transform_random(TARGET, cost_beside(1))
