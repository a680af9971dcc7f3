"""The Grand Tournament: Priest."""

from hsreplay_sim.cards.words import *


class AT_055:
    """Flash Heal. Restore 5 Health."""

    targets = target(CHARACTERS, optional=False)
    action = heal(TARGET, N)


class AT_116:
    """Wyrmrest Agent. Battlecry: If you're holding a Dragon, gain +1 Attack and Taunt."""

    action = when(HOLDING_DRAGON, give(SELF, "AT_116e"))


class AT_116e:
    """Bring it on! +1 Attack and Taunt."""

    atk = of_creator(N)
    keywords = (TAUNT,)
