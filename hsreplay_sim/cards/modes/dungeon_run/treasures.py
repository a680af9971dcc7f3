"""Treasures of Dungeon Run and Monster Hunt (LOOTA)."""

from hsreplay_sim.cards.words import *


class LOOTA_102:
    """Starving Crab. At the start of your turn, deal 5 damage to your hero."""

    events = turn_start(damage(FRIENDLY_HERO, N))


class LOOTA_109:
    """Gluttonous Trogg. Whenever your opponent casts a spell, gain +1/+1."""

    events = when_played(ENEMY & SPELL, give(SELF, "LOOTA_109e"))


class LOOTA_109e:
    """Delicious Magic. Increased Attack and Health."""

    atk = of_creator(N)
    max_health = of_creator(N2)


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


class LOOTA_806:
    """Wand of Disintegration. Silence and destroy all enemy minions."""

    action = silence(ENEMY_MINIONS) >> destroy(ENEMY_MINIONS)


class LOOTA_818:
    """Grommash's Armguards. Your weapons cost (1)."""

    action = give(FRIENDLY_PLAYER, "LOOTA_818e")


class LOOTA_818e:
    """Grom's Amguards Enchantment. (LOOTA_818 says what it does.)"""

    aura = cost_change(FRIENDLY_HAND & WEAPON, to=1)


class LOOTA_819:
    """Archmage Staff. At the start of your turn, add a random Mage spell to your hand."""

    events = turn_start(add_random(pool(A_SPELL, card_class=CardClass.MAGE)))


class LOOTA_823:
    """Bag of Stuffing. Draw cards until your hand is full."""

    action = draw(FREE_HAND)


class LOOTA_824:
    """Khadgar's Scrying Orb. Your spells cost (1) less."""

    action = give(FRIENDLY_PLAYER, "LOOTA_824e")


class LOOTA_824e:
    """Khadgar's Scrying Orb. Your spells cost (1) less: on the player, each of two (U095:801)."""

    aura = aura(FRIENDLY_HAND & SPELL, "LOOTA_824e2")


class LOOTA_824e2:
    """Costs (1) less. No such card; only COST follows (U095:1251)."""

    cost = -1


class LOOTA_825:
    """Robe of the Magi. Spell Damage +3"""

    action = give(FRIENDLY_PLAYER, "LOOTA_825e")


class LOOTA_825e:
    """Robe of the Magi Enchantment. +3 Spell Damage. (A robe of less gives less.)"""

    spell_power = of_creator(N) - 1


class LOOTA_835:
    """Greedy Pickaxe. After your hero attacks, gain an empty Mana Crystal."""

    events = after_attack(FRIENDLY_HERO, gain_crystals())


class LOOTA_836:
    """Bag of Coins. Fill your hand with Coins."""

    action = add_card("GAME_005", FREE_HAND)


class LOOTA_838:
    """Dr. Boom's Boombox. Summon 7 'Boom Bots'."""

    action = summon("GVG_110t", N)


class LOOTA_842:
    """Quel'Delar. After your hero attacks, deal 6 damage to all enemies."""

    events = after_attack(FRIENDLY_HERO, damage(ENEMY_CHARACTERS, N))


class LOOTA_842b:
    """Hilt of Quel'Delar. Give a minion +3/+3."""

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "LOOTA_842be")
