"""Basic: Paladin."""

from hsreplay_sim.cards.words import *


class CS2_087:
    """Blessing of Might. Give a minion +3 Attack."""

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "CS2_087e")


class CS2_088:
    """Guardian of Kings. Taunt. Battlecry: Restore 6 Health to your hero."""

    action = heal(FRIENDLY_HERO, N)


class CS2_089:
    """Holy Light.

    Restore 8 Health to your hero.

    Before 77662: Restore 6 Health.
    """

    targets = target(CHARACTERS, optional=False, only=~says("to your hero"))
    action = when(says("to your hero"), heal(FRIENDLY_HERO, N), heal(TARGET, N))


class CS2_092:
    """Blessing of Kings. Give a minion +4/+4. (+4 Attack/+4 Health)"""

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "CS2_092e")


class CS2_093:
    """Consecration. Deal 2 damage to all enemies."""

    action = damage(ENEMY_CHARACTERS, N)


class CS2_094:
    """Hammer of Wrath. Deal 3 damage. Draw a card."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N) >> draw()


class CS2_097:
    """Truesilver Champion. Whenever your hero attacks, restore 3 Health to it."""

    events = when_attacks(FRIENDLY_HERO, heal(FRIENDLY_HERO, N))


class EX1_360:
    """Humility. Change a minion's Attack to 1."""

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "EX1_360e")


class EX1_360e:
    """Humility. Attack has been changed to 1."""

    set_atk = N


class EX1_371:
    """Hand of Protection. Give a minion Divine Shield."""

    targets = target(MINIONS, optional=False)
    action = shield(TARGET)
