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


class BOT_422:
    """Tending Tauren. Choose One - Give your other minions +1/+1; or Summon two 2/2 Treants."""

    choose = ("BOT_422a", "BOT_422b")


class BOT_422a:
    """Old Growth. Give your other minions +1/+1."""

    action = give(FRIENDLY_MINIONS - SELF, "BOT_422ae")


class BOT_422b:
    """New Growth. Summon two 2/2 Treants."""

    action = summon("EX1_tk9", 2)


class BOT_423:
    """Dreampetal Florist.

    At the end of your turn, reduce the Cost of a random minion in your hand by (7).
    """

    events = turn_end(give(random(FRIENDLY_HAND & MINION), "BOT_423e"))


class BOT_444:
    """Floop's Glorious Gloop. Whenever a minion dies this turn, refresh a Mana Crystal.

    Before 198608: gain 1 Mana Crystal this turn only.
    """

    action = give(FRIENDLY_PLAYER, "BOT_444e")


class BOT_444e:
    """Gloopy. Whenever a minion dies this turn, refresh a Mana Crystal."""

    events = when_died(MINION, when(says("efresh"), refresh_mana(1), gain_mana(1)))


class BOT_507:
    """Gloop Sprayer. Battlecry: Summon a copy of each adjacent minion."""

    action = summon_copy(ADJACENT, beside=True)


class BOT_523:
    """Mulchmuncher. Rush. Costs (1) less for each friendly Treant that died this game."""

    cost = -(N * count(DIED_THIS_GAME & called("Treant")))
