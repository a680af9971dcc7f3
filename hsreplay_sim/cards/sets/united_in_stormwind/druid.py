"""United in Stormwind with the Deadmines: Druid."""

from hsreplay_sim.cards.words import *


class SW_419:
    """Oracle of Elune. After you play a minion that costs (2) or less, summon a copy of it."""

    events = after_played(
        FRIENDLY & MINION & OTHERS & cost_at_most(N), summon_copy(SUBJECT, beside=True)
    )


class SW_439:
    """Vibrant Squirrel.

    Deathrattle: Shuffle 4 Acorns into your deck. When drawn, summon a 2/1 Squirrel.
    """

    deathrattle = shuffle("SW_439t", N, hidden=~ALWAYS)


class SW_439t:
    """Acorn. Casts When Drawn. Summon a 2/1 Squirrel."""

    on_draw = summon("SW_439t2")
