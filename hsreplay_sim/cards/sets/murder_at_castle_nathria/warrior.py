"""Murder at Castle Nathria: Warrior."""

from hsreplay_sim.cards.words import *


class MAW_027:
    """Call to the Stand. Your opponent summons a random minion from their hand."""

    action = recruit(random(ENEMY_HAND & MINION))


class MAW_028:
    """Mawsworn Bailiff. Taunt.Battlecry: If you have 4 or more Armor, gain +4/+4."""

    action = when(tag_of(FRIENDLY_HERO, ARMOR) >= N, give(SELF, "MAW_028e2"))


class MAW_029:
    """Weapons Expert.

    Battlecry: If you have a weapon equipped, give it +1/+1. Otherwise, draw a weapon.
    """

    action = when(
        any_of(FRIENDLY_WEAPON),
        give(FRIENDLY_WEAPON, "MAW_029e2"),
        draw_from(FRIENDLY_DECK & WEAPON),
    )


class REV_332:
    """Anima Extractor.

    Whenever a friendly minion takes damage, give a random minion in your hand +1/+1.
    (It counts: U099:1850.)
    """

    events = when_damaged(
        FRIENDLY_MINIONS,
        give(random(FRIENDLY_HAND & MINION), "REV_332e") >> add_tag(SOURCE, TAG_SCRIPT_DATA_NUM_1),
    )


class REV_334:
    """Burden of Pride.

    Summon three 1/3 Jailers with Taunt. If you have 20 or less Health, give them +1/+1.
    """

    action = summon("REV_334t", 3) >> when(health_of(FRIENDLY_HERO) <= N3, give(MADE, "REV_334e"))
    summons = True


class REV_930:
    """Crazed Wretch. Has +2 Attack and Charge while damaged."""

    aura = aura(SELF, "REV_930e", only=DAMAGED)


class REV_930e:
    """Angry. Charge."""

    atk = of_creator(N)
    keywords = (CHARGE,)


class REV_933:
    """Imbued Axe.

    After your hero attacks, give your damaged minions +1/+2. Infuse (@): +2/+2 instead.
    """

    events = after_attack(FRIENDLY & HERO, give(FRIENDLY_MINIONS & HURT, "REV_933e"))
    infuse = "REV_933t"


class REV_933t:
    """Imbued Axe. Infused After your hero attacks, give your damaged minions +2/+2."""

    events = after_attack(FRIENDLY & HERO, give(FRIENDLY_MINIONS & HURT, "REV_933e2"))


class REV_990:
    """Sanguine Depths. Deal 1 damage to a minion and give it +2 Attack."""

    targets = MINIONS
    activate = give(TARGET, "REV_990e") >> damage(TARGET, N)
