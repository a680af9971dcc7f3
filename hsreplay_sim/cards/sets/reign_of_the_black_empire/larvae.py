"""The Larvae: their Combos are the hero powers of the classes.

The Teal Larva ("No Spoilers!") is of no class that the game has, and has no class here.
"""

from hsreplay_sim.cards.words import *

LARVAE = {
    CardClass.PRIEST: "BE_720t1",
    CardClass.SHAMAN: "BE_720t2",
    CardClass.ROGUE: "BE_720t3",
    CardClass.PALADIN: "BE_720t4",
    CardClass.HUNTER: "BE_720t5",
    CardClass.DRUID: "BE_720t6",
    CardClass.WARLOCK: "BE_720t7",
    CardClass.MAGE: "BE_720t8",
    CardClass.WARRIOR: "BE_720t9",
    CardClass.DEMONHUNTER: "BE_720t10",
    CardClass.DEATHKNIGHT: "BE_720t11",
}


def larvae(g: Game, me: Entity, it: Frame) -> list[str]:
    """The Larvae of the classes that are not mine."""
    mine = my_class(g, me)
    return [card_id for each, card_id in LARVAE.items() if each != mine]


class BE_720t1:
    """Pale Larva. Combo: Restore #2 Health."""

    targets = target(CHARACTERS, only=COMBO)
    combo = heal(TARGET, N)


class BE_720t10:
    """Neon Larva. Combo: Give your hero +1 Attack this turn."""

    combo = give(FRIENDLY_HERO, "CS2_017o", N)


class BE_720t11:
    """Dark Larva. Combo: Summon a 1/1 Ghoul with Charge. It dies at end of turn."""

    combo = summon("HERO_11bpt")


class BE_720t2:
    """Blue Larva. Combo: Summon a random basic Totem."""

    combo = summon_random(basic_totems)


class BE_720t3:
    """Black Larva. Combo: Equip a 1/2 Dagger."""

    combo = equip("CS2_082")


class BE_720t4:
    """Yellow Larva. Combo: Summon a 1/1 Silver Hand Recruit."""

    combo = summon("CS2_101t")


class BE_720t5:
    """Green Larva. Combo: Deal 2 damage to the enemy hero."""

    combo = damage(ENEMY_HERO, N)


class BE_720t6:
    """Brown Larva. Combo: Give your hero +1 Attack this turn. Gain 1 Armor."""

    combo = give(FRIENDLY_HERO, "CS2_017o", N) >> armor(N2)


class BE_720t7:
    """Purple Larva. Combo: Draw a card and deal 2 damage to your hero."""

    combo = draw() >> damage(FRIENDLY_HERO, N)


class BE_720t8:
    """Cyan Larva. Combo: Deal 1 damage."""

    targets = target(CHARACTERS, only=COMBO)
    combo = damage(TARGET, N)


class BE_720t9:
    """Red Larva. Combo: Gain 2 Armor."""

    combo = armor(N)
