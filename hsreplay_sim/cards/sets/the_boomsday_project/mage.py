"""The Boomsday Project: Mage."""

from hsreplay_sim.cards.words import *


class BOT_453:
    """Shooting Star. Deal 1 damage to a minion and the minions next to it."""

    targets = target(MINIONS, optional=False)
    action = damage(TARGET + adjacent(TARGET), N)


class BOT_600:
    """Research Project. Each player draws 2 cards."""

    action = draw(N) >> opponent_draws(N)
