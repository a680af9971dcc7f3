"""Across the Timeways: Priest."""

from hsreplay_sim.cards.words import *


class TIME_037:
    """Disciple of the Dove. Battlecry: Draw a minion. Give minions in your hand +2 Health."""

    action = draw_from(FRIENDLY_DECK & MINION) >> give(FRIENDLY_HAND & MINION, "TIME_037e")


class TIME_037e:
    """Dove's Blessing. +2 Health."""

    max_health = N


class TIME_427:
    """Cleansing Lightspawn.

    LifestealBattlecry: Deal damage to an enemy minion equal to this minion's Health.
    """

    targets = ENEMY_MINIONS
    action = damage(TARGET, health_of(SELF))


class TIME_431:
    """Amber Priestess.

    TauntBattlecry: Restore Health to a character equal to this minion's Health.
    """

    targets = CHARACTERS
    action = heal(TARGET, health_of(SELF))


class TIME_432:
    """Intertwined Fate. Discover a copy of a card from your deck and one from your opponent's."""

    action = discover_copy(FRIENDLY_DECK) >> discover_copy(ENEMY_DECK)


class TIME_433:
    """Cease to Exist. RewindSilence and destroy a random enemy minion."""

    playable = any_of(ENEMY_MINIONS)
    action = aim(random(ENEMY_MINIONS), silence(TARGET) >> destroy(TARGET))


class TIME_435:
    """Eternus. Battlecry: Take control of an enemy minion with this minion's Health or less."""

    targets = ENEMY_MINIONS & health_at_most(health_of(SELF))
    action = take_control(TARGET)


class TIME_447:
    """Power Word: Barrier. Give a character Divine Shield. Give minions in your hand +2 Health."""

    targets = target(CHARACTERS, optional=False)
    action = shield(TARGET) >> give(FRIENDLY_HAND & MINION, "TIME_447e2")


class TIME_447e2:
    """Barrier. +2 Health"""

    max_health = N
