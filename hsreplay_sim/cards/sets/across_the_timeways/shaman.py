"""Across the Timeways: Shaman."""

from hsreplay_sim.cards.words import *


class TIME_212:
    """Lightning Rod.

    Deal 2 damage to a friendly minion to deal 4 damage to a random enemy minion.
    """

    targets = target(FRIENDLY_MINIONS, optional=False)
    action = damage(TARGET, N) >> damage(random(ENEMY_MINIONS), N2)


class TIME_215:
    """Thunderquake. Deal 1 damage to all minions. Get a Static Shock."""

    action = damage(MINIONS, N) >> add_card("TIME_218")


class TIME_216:
    """Nascent Bolt. Deal 5 damage to a minion. If it survives, draw 2 cards."""

    targets = target(MINIONS, optional=False)
    action = damage(TARGET, N) >> when(IT_SURVIVES, draw(N2))


class TIME_218:
    """Static Shock. Deal 1 damage to a minion. Give your hero +1 Attack this turn."""

    targets = target(MINIONS, optional=False)
    action = damage(TARGET, N) >> give(FRIENDLY_HERO, "TIME_218e")


class TIME_218e:
    """Statically Charged. +1 Attack this turn."""

    atk = N
