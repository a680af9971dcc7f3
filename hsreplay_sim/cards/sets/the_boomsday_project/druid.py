"""The Boomsday Project: Druid."""

from hsreplay_sim.cards.words import *


class BOT_054:
    """Biology Project. Each player gains 2 Mana Crystals."""

    action = gain_crystals(N, full=True) >> gain_crystals(N, full=True, opponent=True)


class BOT_423:
    """Dreampetal Florist.

    At the end of your turn, reduce the Cost of a random minion in your hand by (7).
    """

    events = turn_end(give(random(FRIENDLY_HAND & MINION), "BOT_423e"))


class BOT_423e:
    """Floral Arrangement. Costs (7) less."""

    cost = -N
