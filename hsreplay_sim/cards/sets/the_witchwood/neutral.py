"""The Witchwood: neutral."""

from hsreplay_sim.cards.words import *


class GIL_622:
    """Lifedrinker.

    Battlecry: Deal 3 damage to the enemy hero. Restore 3 Health to your hero.
    """

    action = damage(ENEMY_HERO, N) >> heal(FRIENDLY_HERO, N2)


class GIL_667:
    """Rotten Applebaum. Taunt. Deathrattle: Restore 6 Health to your hero."""

    deathrattle = heal(FRIENDLY_HERO, N)


class GIL_692:
    """Genn Greymane.

    Start of Game: If your deck has only even-Cost cards, your starting Hero Power costs (1).
    """

    start_of_game = when(
        ~any_of((FRIENDLY_DECK + FRIENDLY_HAND) & OF_A_DECK & ODD),
        give(FRIENDLY_HERO_POWER, "GIL_692e"),
    )


class GIL_692e:
    """Curse of Ur. Your Hero Power costs (1)."""

    set_cost = N


class GIL_826:
    """Baku the Mooneater.

    Start of Game: If your deck has only odd-Cost cards, upgrade your Hero Power.
    """

    start_of_game = when(
        ~any_of((FRIENDLY_DECK + FRIENDLY_HAND) & OF_A_DECK & EVEN), upgrade_power()
    )
