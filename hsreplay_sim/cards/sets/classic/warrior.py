"""Classic: Warrior."""

from hsreplay_sim.cards.words import *

SHOUTED = ~by_profile(lambda p: p.shout_is_an_aura)


class CS2_104:
    """Rampage. Give a damaged minion +3/+3."""

    targets = target(MINIONS & HURT, optional=False)
    action = give(TARGET, "CS2_104e")


class EX1_391:
    """Slam. Deal 2 damage to a minion. If it survives, draw a card."""

    targets = target(MINIONS, optional=False)
    action = damage(TARGET, N) >> when(~any_of(TARGET & DOOMED), draw())


class EX1_392:
    """Battle Rage. Draw a card for each damaged friendly character."""

    action = draw(count(FRIENDLY_CHARACTERS & HURT))


class EX1_398:
    """Arathi Weaponsmith. Battlecry: Equip a 2/2 weapon."""

    action = equip("EX1_398t")


class EX1_402:
    """Armorsmith. Whenever a friendly minion takes damage, gain 1 Armor."""

    events = when_damaged(FRIENDLY_MINIONS, armor(N))


class EX1_407:
    """Brawl. Destroy all minions except one. (chosen randomly)"""

    action = aim(spared(MINIONS), destroy(MINIONS - TARGET))


class EX1_408:
    """Mortal Strike. Deal 4 damage. If you have 12 or less Health, deal 6 instead."""

    targets = target(CHARACTERS, optional=False)
    action = when(health_of(FRIENDLY_HERO) <= N2, damage(TARGET, N3), damage(TARGET, N))


class EX1_409:
    """Upgrade! If you have a weapon, give it +1/+1. Otherwise equip a 1/3 weapon."""

    action = when(any_of(FRIENDLY_WEAPON), give(FRIENDLY_WEAPON, "EX1_409e"), equip("EX1_409t"))


class EX1_410:
    """Shield Slam. Deal 1 damage to a minion for each Armor you have."""

    targets = target(MINIONS, optional=False)
    action = damage(TARGET, N * tag_of(FRIENDLY_HERO, ARMOR))


class EX1_411:
    """Gorehowl. Attacking a minion costs 1 Attack instead of 1 Durability."""

    events = (
        when_strikes(FRIENDLY_HERO, give(SELF, "EX1_411e"), MINIONS),
        after_attack(FRIENDLY_HERO, give(SELF, "EX1_411e2"), MINIONS),
    )


class EX1_411e:
    """Bloodrage. No durability loss."""

    keywords = (IMMUNE,)
    events = after_attack(FRIENDLY_HERO, expire(SOURCE))


class EX1_411e2:
    """Needs Sharpening. Decreased Attack."""

    atk = -of_creator(N)


class EX1_414:
    """Grommash Hellscream. Charge. Has +6 Attack while damaged."""

    aura = aura(SELF, "EX1_414e", only=DAMAGED)


class EX1_603:
    """Cruel Taskmaster. Battlecry: Deal 1 damage to a minion and give it +2 Attack."""

    targets = MINIONS
    action = damage(TARGET, N) >> give(TARGET, "EX1_603e")


class EX1_604:
    """Frothing Berserker. Whenever a minion takes damage, gain +1 Attack."""

    events = when_damaged(MINIONS, give(SELF, "EX1_604o"))


class EX1_604o:
    """Berserk. Increased Attack."""

    atk = of_creator(N)


class EX1_607:
    """Inner Rage. Deal 1 damage to a minion and give it +2 Attack."""

    targets = target(MINIONS, optional=False)
    action = damage(TARGET, N) >> give(TARGET, "EX1_607e")


class NEW1_036:
    """Commanding Shout. Your minions can't be reduced below 1 Health this turn. Draw a card.

    In 2015 it enchanted those that were there or were summoned later; none that was stolen or came
    by a change (hs-bugs#2). What is drawn acts before they are safe (hs-bugs#169).
    """

    action = (
        give(FRIENDLY_PLAYER, "NEW1_036e2")
        >> draw()
        >> when(SHOUTED, give(FRIENDLY_MINIONS, "NEW1_036e"))
    )


class NEW1_036e:
    """Commanding Shout. Can't be reduced below 1 Health this turn."""

    keywords = (HEALTH_MINIMUM,)


class NEW1_036e2:
    """Commanding Shout. Your minions can't be reduced below 1 Health this turn."""

    aura = aura(FRIENDLY_MINIONS, "NEW1_036e", only=~SHOUTED)
    events = when_summoned(FRIENDLY_MINIONS, give(SUBJECT, "NEW1_036e"), only=SHOUTED)
