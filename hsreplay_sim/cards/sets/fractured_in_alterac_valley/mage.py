"""Fractured in Alterac Valley: Mage."""

from hsreplay_sim.cards.words import *


class AV_114:
    """Shivering Sorceress.

    Battlecry: Reduce the Cost of the highest Cost spell in your hand by (1).
    """

    action = give(random(highest(FRIENDLY_HAND & SPELL, COST)), "AV_114e")


class AV_200:
    """Magister Dawngrasp.

    Battlecry: Recast a spell from each spell school you've cast this game.
    """

    action = cast_of_each_school(PLAYED_THIS_GAME & SPELL)


class AV_200p2:
    """Arcane Burst. Deal $@ damage. Honorable Kill: Gain +2 damage."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, DATA1)
    honorable_kill = add_tag(SOURCE, TAG_SCRIPT_DATA_NUM_1, N)


class AV_212:
    """Siphon Mana. Deal 2 damage. Honorable Kill: Reduce the Cost of spells in your hand by (1)."""

    targets = CHARACTERS
    action = damage(TARGET, N)
    honorable_kill = give(FRIENDLY_HAND & SPELL, "AV_212e")


class AV_218:
    """Mass Polymorph. Transform all minions into 1/1 Sheep."""

    action = transform(MINIONS, "AV_218t")


class AV_283:
    """Rune of the Archmage. Cast 20 Mana worth of Mage spells at enemies."""

    action = cast_worth(pool(A_SPELL, card_class=CardClass.MAGE), N)


class ONY_007:
    """Haleh, Matron Protectorate.

    After you cast a spell, deal 4 damage randomly split among all enemies.
    """

    events = after_played(FRIENDLY & SPELL, missiles(N))
