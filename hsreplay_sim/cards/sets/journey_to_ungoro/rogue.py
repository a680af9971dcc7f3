"""Journey to Un'Goro: Rogue."""

from hsreplay_sim.cards.words import *


class UNG_057t1:
    """Razorpetal. Deal 2 damage."""

    targets = CHARACTERS
    action = damage(TARGET, N)


class UNG_057:
    """Razorpetal Volley. Add two Razorpetals to your hand that deal 2 damage."""

    action = add_card("UNG_057t1", 2)


class UNG_060:
    """Mimic Pod. Draw a card, then add a copy of it to your hand."""

    action = draw() >> copy_to_hand(DRAWN & IN_HAND)
