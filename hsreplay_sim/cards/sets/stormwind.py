"""United in Stormwind (SW)."""

from __future__ import annotations

from hsreplay_sim.cards.words.effects import add_card, damage, destroy, draw, give, opponent_gets
from hsreplay_sim.cards.words.selectors import (
    CHARACTERS,
    ENEMY_WEAPON,
    IN_HAND,
    MINIONS,
    SUBJECT,
    TARGET,
    UNHURT,
)
from hsreplay_sim.cards.words.triggers import turn_start
from hsreplay_sim.cards.words.values import N


class SW_041:
    """Sigil of Alacrity. At the start of your next turn, draw a card; it costs (1) less."""

    sigil = turn_start(draw() >> give(SUBJECT & IN_HAND, "SW_041e2"))


class SW_041e2:
    """Light as a Feather. Costs (1) less."""

    cost = -N


class SW_070:
    """Mailbox Dancer. Battlecry: Add a Coin to your hand. Deathrattle: Give them one."""

    action = add_card("SW_COIN1")
    deathrattle = opponent_gets("SW_COIN1")


class SW_072:
    """Rustrot Viper. Tradeable. Battlecry: Destroy your opponent's weapon."""

    action = destroy(ENEMY_WEAPON)


class SW_319:
    """Peasant. At the start of your turn, draw a card."""

    events = turn_start(draw())


class SW_412:
    """SI:7 Extortion. Tradeable. Deal 3 damage to an undamaged character."""

    targets = CHARACTERS & UNHURT
    action = damage(TARGET, N)


class SW_107:
    """Fire Sale. Tradeable. Deal 3 damage to all minions."""

    action = damage(MINIONS, N)


class SW_108:
    """First Flame. Deal 2 damage to a minion. Add a Second Flame to your hand."""

    targets = MINIONS
    action = damage(TARGET, N) >> add_card("SW_108t")


class SW_108t:
    """Second Flame. Deal 2 damage to a minion."""

    targets = MINIONS
    action = damage(TARGET, N)
