"""Basic: Priest."""

from hsreplay_sim.cards.words import *


class CS1_112:
    """Holy Nova.

    Deal 2 damage to all enemy minions. Restore 2 Health to all friendly characters.
    """

    action = damage(either(says("all enemy minions"), ENEMY_MINIONS, ENEMY_CHARACTERS), N) >> heal(
        FRIENDLY_CHARACTERS, N2
    )


class CS1_113:
    """Mind Control. Take control of an enemy minion."""

    targets = target(ENEMY_MINIONS, optional=False)
    action = take_control(TARGET)


class CS1_130:
    """Holy Smite.

    Deal 3 damage to a minion.

    Before 44222: Deal 2 damage.
    """

    targets = target(either(says("to a minion"), MINIONS, CHARACTERS), optional=False)
    action = damage(TARGET, N)


class CS2_003:
    """Mind Vision. Put a copy of a random card in your opponent's hand into your hand."""

    action = copy_to_hand(random(ENEMY_HAND))


class CS2_004:
    """Power Word: Shield. Give a minion +2 Health. Draw a card."""

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "CS2_004e") >> when(says("Draw a card"), draw())


class CS2_234:
    """Shadow Word: Pain. Destroy a minion with 3 or less Attack."""

    targets = target(MINIONS & atk_at_most(N), optional=False)
    action = destroy(TARGET)


class CS2_235:
    """Northshire Cleric. Whenever a minion is healed, draw a card."""

    events = when_healed(MINIONS, draw())


class CS2_236:
    """Divine Spirit. Double a minion's Health."""

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "CS2_236e", health_of(TARGET))


class CS2_236e:
    """Divine Spirit. This minion has double Health."""

    max_health = DATA1


class DS1_233:
    """Mind Blast. Deal 5 damage to the enemy hero."""

    action = damage(ENEMY_HERO, N)


class EX1_192:
    """Radiance. Restore #5 Health to your hero."""

    action = heal(FRIENDLY_HERO, N)


class EX1_194:
    """Power Infusion. Give a minion +2/+6."""

    targets = target(MINIONS, optional=False)
    action = give(TARGET, "EX1_194e")


class EX1_622:
    """Shadow Word: Death. Destroy a minion with 5 or more Attack."""

    targets = target(MINIONS & atk_at_least(N), optional=False)
    action = destroy(TARGET)
