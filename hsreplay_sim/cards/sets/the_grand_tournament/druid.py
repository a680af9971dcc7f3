"""The Grand Tournament: Druid."""

from hsreplay_sim.cards.words import *


class AT_037:
    """Living Roots. Choose One - Deal 2 damage; or Summon two 1/1 Saplings."""

    choose = ("AT_037a", "AT_037b")


class AT_037a:
    """Grasping Roots. Deal 2 damage."""

    targets = CHARACTERS
    action = damage(TARGET, N)


class AT_037b:
    """One, Two, Trees! Summon two 1/1 Saplings."""

    action = summon("AT_037t", 2)
    summons = True


class AT_043:
    """Astral Communion. Gain 10 Mana Crystals. Discard your hand.

    With all crystals it brings Excess Mana after the discard, as Wild Growth does.
    """

    action = when(
        CRYSTALS >= CRYSTALS_MAX,
        discard_these(FRIENDLY_HAND) >> add_card("CS2_013t"),
        gain_crystals(N, full=True) >> discard_these(FRIENDLY_HAND),
    )
