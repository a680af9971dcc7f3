"""The Boomsday Project: Priest."""

from hsreplay_sim.cards.words import *


class BOT_517:
    """Topsy Turvy. Swap a minion's Attack and Health."""

    targets = target(MINIONS, optional=False)
    action = swap_stats(TARGET, "BOT_517e", late=True)


class BOT_517e:
    """Downside Up. Attack and Health have been swapped by Topsy Turvy."""

    set_atk = DATA1
    set_health = DATA2
