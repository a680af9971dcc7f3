"""Descent of Dragons with Galakrond's Awakening: Warlock."""

from hsreplay_sim.cards.words import *


class DRG_201:
    """Crazed Netherwing.

    Battlecry: If you're holding a Dragon, deal 3 damage to all other characters.
    """

    action = when(HOLDING_DRAGON, damage(CHARACTERS - SELF, N))


class DRG_202:
    """Dragonblight Cultist.

    Battlecry: Invoke Galakrond. Gain +1 Attack for each other friendly minion.
    """

    action = invoke() >> give(SELF, "DRG_202e", data=N * count(FRIENDLY_MINIONS - SELF))


class DRG_202e:
    """Power of the Cult. Increased Attack."""

    atk = DATA1


class DRG_203:
    """Veiled Worshipper. Battlecry: If you've Invoked twice, draw 3 cards."""

    action = when(INVOKED_TWICE, draw(N))


class DRG_204:
    """Dark Skies. Deal $1 damage to a random minion. Repeat for each card in your hand."""

    action = repeat(count(FRIENDLY_HAND) + 1, damage(random(MINIONS), N))


class DRG_205:
    """Nether Breath.

    Deal 2 damage. If you're holding a Dragon, deal 4 damage with Lifesteal instead.
    """

    targets = target(CHARACTERS, optional=False)
    action = when(HOLDING_DRAGON, keyword(SELF, LIFESTEAL) >> damage(TARGET, N2), damage(TARGET, N))


class DRG_206:
    """Rain of Fire. Deal 1 damage to all characters."""

    action = damage(CHARACTERS, N)


class DRG_207:
    """Abyssal Summoner. Battlecry: Summon a Demon with Taunt and stats equal to your hand size."""

    action = summon_sized("DRG_207t", count(FRIENDLY_HAND), count(FRIENDLY_HAND))


class DRG_238p3:
    """Galakrond's Malice. Summon two 1/1 Imps."""

    action = summon("DRG_238t12t2", 2)
    summons = True


class DRG_208:
    """Valdris Felgorge. Battlecry: Increase your maximum hand size to 12. Draw 4 cards."""

    action = set_tag(FRIENDLY_PLAYER, MAXHANDSIZE, N) >> draw(N2)


class DRG_209:
    """Zzeraku the Warped. Whenever your hero takes damage, summon a 6/6 Nether Drake."""

    events = when_damaged(FRIENDLY_HERO, summon("DRG_209t"))


class DRG_250:
    """Fiendish Rites. Invoke Galakrond. Give your minions +1 Attack."""

    action = invoke() >> give(FRIENDLY_MINIONS, "DRG_250e")


class DRG_600:
    """Galakrond, the Wretched. Battlecry: Summon 1 random Demon. (@)"""

    action = summon_random(pool(A_MINION, race=Race.DEMON), N)


class DRG_600t2:
    """Galakrond, the Apocalypse. Battlecry: Summon 2 random Demons. (@)"""

    action = summon_random(pool(A_MINION, race=Race.DEMON), N)


class DRG_600t3:
    """Galakrond, Azeroth's End. Battlecry: Summon 4 random Demons. Equip a 5/2 Claw."""

    action = summon_random(pool(A_MINION, race=Race.DEMON), N) >> equip("DRG_238ht")


class YOD_025:
    """Twisted Knowledge. Discover 2 Warlock cards."""

    action = discover(pool(card_class=CardClass.WARLOCK), N)


class YOD_026:
    """Fiendish Servant. Deathrattle: Give this minion's Attack to a random friendly minion."""

    deathrattle = give(random(FRIENDLY_MINIONS), "Yod_026e", data=atk_of(SELF))


class Yod_026e:
    """Servant's Sacrifice. Increased Attack."""

    atk = DATA1
