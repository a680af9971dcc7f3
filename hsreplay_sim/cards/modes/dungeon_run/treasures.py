"""Treasures of Dungeon Run and Monster Hunt (LOOTA)."""

from hsreplay_sim.cards.words import *


class LOOTA_800:
    """Potion of Vitality. Double your starting Health."""

    action = raise_health(FRIENDLY_HERO, max_health_of(FRIENDLY_HERO), noted=False)


class LOOTA_801:
    """Crystal Gem. Start with an extra Mana Crystal."""

    action = add_tag(FRIENDLY_PLAYER, RESOURCES)


class LOOTA_803:
    """Scepter of Summoning. Your minions that cost (5) or more cost (5)."""

    action = give(FRIENDLY_PLAYER, "LOOTA_803e")


class LOOTA_803e:
    """Scepter of Summoning Enchantment. (LOOTA_803 says what it does.)"""

    aura = cost_change(FRIENDLY_HAND & MINION & printed_cost_at_least(5), to=5)


class LOOTA_818:
    """Grommash's Armguards. Your weapons cost (1)."""

    action = give(FRIENDLY_PLAYER, "LOOTA_818e")


class LOOTA_818e:
    """Grom's Amguards Enchantment. (LOOTA_818 says what it does.)"""

    aura = cost_change(FRIENDLY_HAND & WEAPON, to=1)


class LOOTA_824:
    """Khadgar's Scrying Orb. Your spells cost (1) less."""

    action = give(FRIENDLY_PLAYER, "LOOTA_824e")


class LOOTA_824e:
    """Khadgar's Scrying Orb. Your spells cost (1) less: on the player, each of two (U095:801)."""

    aura = aura(FRIENDLY_HAND & SPELL, "LOOTA_824e2")


class LOOTA_824e2:
    """Costs (1) less. No such card; only COST follows (U095:1251)."""

    cost = -1


class LOOTA_838:
    """Dr. Boom's Boombox. Summon 7 'Boom Bots'."""

    action = summon("GVG_110t", N)
