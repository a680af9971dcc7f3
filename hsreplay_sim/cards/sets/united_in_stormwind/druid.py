"""United in Stormwind with the Deadmines: Druid."""

from hsreplay_sim.cards.words import *


class DED_001:
    """Druid of the Reef.

    Choose One - Transform into a 3/1 Shark with Rush; or a 1/3 Turtle with Taunt.
    """

    choose = ("DED_001a", "DED_001b")
    becomes = "DED_001c"


class DED_001a:
    """Shark Form. Rush"""

    becomes = "DED_001at"


class DED_001b:
    """Sea Turtle Form. Taunt"""

    becomes = "DED_001bt"


class SW_419:
    """Oracle of Elune. After you play a minion that costs (2) or less, summon a copy of it."""

    events = after_played(
        FRIENDLY & MINION & OTHERS, summon_copy(SUBJECT, beside=True), COST_PAID <= N
    )


class SW_422:
    """Sow the Soil. Choose One - Give your minions +1 Attack; or Summon a 2/2 Treant."""

    choose = ("SW_422b", "SW_422a")


class SW_422a:
    """New Growth. Summon a 2/2 Treant."""

    action = summon("SW_422t")
    summons = True


class SW_422b:
    """Fertilizer. Give your minions +1 Attack."""

    action = give(FRIENDLY_MINIONS, "SW_422e")


class SW_429:
    """Best in Shell. Tradeable. Summon two 2/7 Turtles with Taunt."""

    action = summon("SW_429t", 2)
    summons = True


class SW_431:
    """Park Panther. Rush. Whenever this attacks, give your hero +3 Attack this turn."""

    events = when_attacks(SELF, give(FRIENDLY_HERO, "SW_431e"))


class SW_437:
    """Composting.

    Give your minions "Deathrattle: Draw a card."
    """

    action = give(FRIENDLY_MINIONS, "SW_437e")


class SW_437e:
    """Fertilizer. Deathrattle: Draw a card."""

    keywords = (DEATHRATTLE,)
    deathrattle = draw()


class SW_439:
    """Vibrant Squirrel.

    Deathrattle: Shuffle 4 Acorns into your deck. When drawn, summon a 2/1 Squirrel.
    """

    deathrattle = shuffle("SW_439t", N, hidden=~ALWAYS)


class SW_439t:
    """Acorn. Casts When Drawn. Summon a 2/1 Squirrel."""

    on_draw = summon("SW_439t2")
