"""The Boomsday Project: Mage."""

from hsreplay_sim.cards.words import *


class BOT_453:
    """Shooting Star. Deal 1 damage to a minion and the minions next to it."""

    targets = target(MINIONS, optional=False)
    action = damage(TARGET + adjacent(TARGET), N)
