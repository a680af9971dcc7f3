"""Rise of Shadows: Warlock."""

from hsreplay_sim.cards.words import *


class DAL_606:
    """EVIL Genius. Battlecry: Destroy a friendly minion to add 2 random Lackeys to your hand."""

    targets = FRIENDLY_MINIONS
    action = when(any_of(TARGET), destroy(TARGET) >> next_block() >> add_random(LACKEYS, N))
