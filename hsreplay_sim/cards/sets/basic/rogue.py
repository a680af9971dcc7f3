"""Basic: Rogue."""

from hsreplay_sim.cards.words import *


class CS2_072:
    """Backstab. Deal 2 damage to an undamaged minion."""

    targets = target(MINIONS & UNHURT, optional=False)
    action = damage(TARGET, N)


class CS2_074:
    """Deadly Poison. Give your weapon +2 Attack."""

    action = give(FRIENDLY_WEAPON, "CS2_074e")


class CS2_075:
    """Sinister Strike. Deal 3 damage to the enemy hero."""

    action = damage(ENEMY_HERO, N)


class CS2_076:
    """Assassinate. Destroy an enemy minion."""

    targets = target(ENEMY_MINIONS, optional=False)
    action = destroy(TARGET)


class CS2_077:
    """Sprint. Draw 4 cards."""

    action = draw(N)


class EX1_129:
    """Fan of Knives. Deal 1 damage to all enemy minions. Draw a card."""

    action = damage(ENEMY_MINIONS, N) >> draw()


class EX1_278:
    """Shiv. Deal 1 damage. Draw a card."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N) >> draw()


class EX1_581:
    """Sap. Return an enemy minion to your opponent's hand."""

    targets = target(ENEMY_MINIONS, optional=False)
    action = bounce(TARGET)


class NEW1_004:
    """Vanish. Return all minions to their owner's hand."""

    action = bounce(MINIONS)
