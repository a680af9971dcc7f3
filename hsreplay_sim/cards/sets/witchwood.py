"""The Witchwood (GIL)."""

from __future__ import annotations

from hsreplay_sim.cards.words.effects import armor, damage, draw, give, heal, when
from hsreplay_sim.cards.words.keywords import EVEN, ODD, OF_A_DECK, upgrade_power
from hsreplay_sim.cards.words.selectors import (
    FRIENDLY_DECK,
    FRIENDLY_HAND,
    FRIENDLY_HERO,
    FRIENDLY_HERO_POWER,
    MINIONS,
    TARGET,
)
from hsreplay_sim.cards.words.values import N, any_of, count


class GIL_506:
    """Cheap Shot. Echo. Deal 2 damage to a minion."""

    targets = MINIONS
    action = damage(TARGET, N)


class GIL_637:
    """Ferocious Howl. Draw a card. Gain 1 Armor for each card in your hand."""

    action = draw() >> armor(count(FRIENDLY_HAND) * N)


class GIL_654:
    """Warpath. Echo. Deal 1 damage to all minions."""

    action = damage(MINIONS, N)


class GIL_667:
    """Rotten Applebaum. Taunt. Deathrattle: Restore 4 Health to your hero."""

    deathrattle = heal(FRIENDLY_HERO, N)


class GIL_692:
    """Genn Greymane. Start of Game: If your deck is even, your Hero Power costs (1)."""

    start_of_game = when(
        ~any_of((FRIENDLY_DECK + FRIENDLY_HAND) & OF_A_DECK & ODD),
        give(FRIENDLY_HERO_POWER, "GIL_692e"),
    )


class GIL_692e:
    """Curse of Ur. Your Hero Power costs (1)."""

    set_cost = N


class GIL_826:
    """Baku the Mooneater. Start of Game: If your deck is odd, upgrade your Hero Power."""

    start_of_game = when(
        ~any_of((FRIENDLY_DECK + FRIENDLY_HAND) & OF_A_DECK & EVEN), upgrade_power()
    )
