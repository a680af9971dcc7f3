"""The Boomsday Project: Druid."""

from hsreplay_sim.cards.words import *


class BOT_054:
    """Biology Project. Each player gains 2 Mana Crystals."""

    action = gain_crystals(N, full=True) >> gain_crystals(N, full=True, opponent=True)


class BOT_404:
    """Juicy Psychmelon. Draw a 7, 8, 9, and 10-Cost minion from your deck."""

    action = (
        draw_from(FRIENDLY_DECK & MINION & cost_is(N))
        >> draw_from(FRIENDLY_DECK & MINION & cost_is(N2))
        >> draw_from(FRIENDLY_DECK & MINION & cost_is(N3))
        >> draw_from(FRIENDLY_DECK & MINION & cost_is(N4))
    )


class BOT_419:
    """Dendrologist. Battlecry: If you control a Treant, Discover a spell."""

    action = when(
        any_of(FRIENDLY_MINIONS & called("Treant")), discover(discoverable(pool(A_SPELL)))
    )


class BOT_420:
    """Landscaping. Summon two 2/2 Treants."""

    action = summon("EX1_tk9", 2)


class BOT_423:
    """Dreampetal Florist.

    At the end of your turn, reduce the Cost of a random minion in your hand by (7).
    """

    events = turn_end(give(random(FRIENDLY_HAND & MINION), "BOT_423e"))


class BOT_423e:
    """Floral Arrangement. Costs (7) less."""

    cost = -N


class BOT_523:
    """Mulchmuncher. Rush. Costs (1) less for each friendly Treant that died this game."""

    cost = -(N * count(DIED_THIS_GAME & called("Treant")))
