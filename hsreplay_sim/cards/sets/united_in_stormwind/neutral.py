"""United in Stormwind: neutral."""

from hsreplay_sim.cards.words import *


class SW_062:
    """Goldshire Gnoll. Rush. Costs (1) less for each other card in your hand."""

    cost = -(N * count(FRIENDLY_HAND - SELF))


class SW_065:
    """Pandaren Importer. Battlecry:Discover a spell that didn't start in your deck."""

    action = discover(without(MY_STARTERS, discoverable(pool(A_SPELL))))


class SW_070:
    """Mailbox Dancer. Battlecry: Add a Coin to your hand. Deathrattle: Give your opponent one."""

    action = add_card("SW_COIN1")
    deathrattle = opponent_gets("SW_COIN1")


class SW_072:
    """Rustrot Viper. Tradeable. Battlecry: Destroy your opponent's weapon."""

    action = destroy(ENEMY_WEAPON)


class SW_080:
    """Cornelius Roame. At the start and end of each player's turn, draw a card."""

    events = (turn_start(draw(), whose=BOTH_PLAYERS), turn_end(draw(), whose=BOTH_PLAYERS))


class SW_306:
    """Encumbered Pack Mule. Taunt. When you draw this, add a copy of it to your hand."""

    on_draw = copy_exactly(SELF)


class SW_319:
    """Peasant. At the start of your turn, draw a card."""

    events = turn_start(draw())


class SW_418:
    """SI:7 Skulker. Stealth. Battlecry: The next card you draw costs (1) less."""

    action = give(FRIENDLY_PLAYER, "SW_418e2")


class SW_418e:
    """Secret Intel. Costs (1) less."""

    cost = -N


class SW_418e2:
    """Spy Stuff. The next card you draw costs (1) less."""

    events = when_drawn(FRIENDLY, give(SUBJECT, "SW_418e") >> wear_off())
