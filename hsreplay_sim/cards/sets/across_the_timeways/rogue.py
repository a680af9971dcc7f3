"""Across the Timeways: Rogue."""

from hsreplay_sim.cards.words import *


class END_000:
    """Eventuality. Deal 2 damage. Imbue your Hero Power."""

    targets = target(CHARACTERS, optional=False)
    action = damage(TARGET, N) >> imbue()


class END_000p:
    """Blessing of the Bronze. Rewind Get a random minion from another class. It costs (@) less."""

    own_number = mine(TAG_3527)
    action = add_random(any_class_but_mine(pool(A_MINION))) >> give(
        MADE & IN_HAND, "END_000e", DATA1
    )


class END_000e:
    """Dimensionally Shifted. Reduced Cost."""

    cost = -DATA1
